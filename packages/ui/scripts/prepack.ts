// Builds what is packed, or refuses: pnpm alone turns the entry points of package.json to it (publishConfig).
import { buildLibrary } from './build.ts';

if (process.env['npm_config_user_agent']?.startsWith('pnpm/') === true) {
  await buildLibrary();
} else {
  console.error(
    'Pack with "npm run pack:ui" at the root of the repository: npm alone would leave the entry points at sources that other sites cannot read.',
  );
  process.exitCode = 1;
}
