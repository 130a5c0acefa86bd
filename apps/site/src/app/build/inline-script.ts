import { join } from 'node:path';
import { build } from 'vite';

/**
 * A module with all that it imports, as the text of one classic script.
 *
 * @param entry its path behind `apps/site/src`
 */
export async function inlineScript(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(import.meta.dirname, '../..', entry),
        output: { format: 'iife', minify: true },
      },
    },
  });
  if (!('output' in built)) throw new Error(`${entry} is not built into one script.`);
  const [script, ...others] = built.output;
  if (others.length > 0) throw new Error(`${entry} is built into ${others.length + 1} files.`);
  return script.code.trim();
}
