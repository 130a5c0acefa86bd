import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/**
 * A module with all that it imports, as the text of one classic script.
 *
 * @param entry its name as it is imported
 */
export async function inlineScript(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: fileURLToPath(import.meta.resolve(entry)),
        output: { format: 'iife', minify: true },
      },
    },
  });
  if (!('output' in built)) throw new Error(`${entry} is not built into one script.`);
  const [script, ...others] = built.output;
  if (others.length > 0) throw new Error(`${entry} is built into ${others.length + 1} files.`);
  return script.code.trim();
}
