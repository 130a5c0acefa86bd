import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIndex } from 'storybook/internal/core-server';
import { countSnapshots } from '../.storybook/modes.ts';

/**
 * Builds Storybook and uploads it to Chromatic, to the project that `CHROMATIC_PROJECT_TOKEN` names; `chromatic.config.json`
 * says how. `--count` uploads nothing and says how many pictures a build of all stories takes.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const options = process.argv.slice(2).filter((word) => word !== '--');

async function count(): Promise<void> {
  const { entries } = await buildIndex({ configDir: join(root, '.storybook') });
  const ids = Object.values(entries).flatMap(({ type, id }) => (type === 'story' ? [id] : []));
  console.log(`${ids.length} stories, ${countSnapshots(ids)} pictures in a build of all of them.`);
}

function upload(): void {
  if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
    console.error(
      'Nothing was uploaded: CHROMATIC_PROJECT_TOKEN is not set. Chromatic shows it under Manage, Configure. ' +
        '`npm test` compares the stories with the pictures in tests/pictures without the service.',
    );
    process.exitCode = 1;
    return;
  }
  const { status } = spawnSync(join(root, 'node_modules/.bin/chromatic'), options, {
    cwd: root,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}

if (options.includes('--count')) await count();
else upload();
