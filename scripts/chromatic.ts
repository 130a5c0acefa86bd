import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Builds Storybook and uploads it to Chromatic, to the project that `CHROMATIC_PROJECT_TOKEN` names. */
const root = fileURLToPath(new URL('..', import.meta.url));

if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  console.error(
    'Nothing was uploaded: CHROMATIC_PROJECT_TOKEN is not set. Chromatic shows it under Manage, Configure. ' +
      '`npm test` compares the stories with the pictures in tests/pictures without the service.',
  );
  process.exit(1);
}
const { status } = spawnSync(
  join(root, 'node_modules/.bin/chromatic'),
  ['--build-script-name', 'storybook:build', '--exit-once-uploaded', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
