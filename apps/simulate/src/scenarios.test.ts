import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deviceWords } from '@payload/flows/firmware-upgrade';
import { errorCodes } from '@payload/serial';
import { deviceFaultKinds, lineFaultKinds } from '@payload/serial/simulator';
import { expect, it } from 'vitest';
import { headerFields, keyNames } from './firmware.ts';
import { limits } from './options.ts';
import { readScenario } from './scenarios/read-scenario.ts';
import { runScenario } from './scenarios/run-scenario.ts';
import { filesAt } from './scenarios/run-scenarios.ts';
import { commandKinds } from './script.ts';
import { stateNames } from './state-names.ts';
import { browserKinds } from './upgrade-run.ts';

const folder = fileURLToPath(new URL('../../../tests/scenarios/', import.meta.url));
const paths = filesAt(folder);

it.each(paths.map((path) => [path.slice(folder.length), path] as const))(
  '%s comes out as it says',
  { timeout: 30_000 },
  async (_name, path) => {
    const { differences } = await runScenario(path);
    expect(differences).toEqual([]);
  },
);

it('there is a scenario for every error code, and for both devices', () => {
  const scenarios = paths.map((path) => readScenario(readFileSync(path, 'utf8')));
  const told = scenarios.flatMap(({ expected }) => expected.told.value.map(({ code }) => code));
  expect(errorCodes.filter((code) => !told.includes(code))).toEqual([]);
  expect(new Set(scenarios.map(({ setting }) => setting.profile.info.model))).toEqual(
    new Set(['S3MINI', 'AD2']),
  );
});

it('the page that teaches writing one knows every word, and its examples can be read', () => {
  const page = readFileSync(`${folder}README.md`, 'utf8');
  const words = [
    ...commandKinds,
    ...deviceWords,
    ...stateNames,
    ...browserKinds,
    ...lineFaultKinds,
    ...deviceFaultKinds,
  ];
  const more = [...keyNames, ...headerFields, ...Object.keys(limits)];
  expect([...words, ...more].filter((word) => !page.includes(`\`${word}\``))).toEqual([]);
  const examples = [...page.matchAll(/```yaml\n(.*?)```/gs)].map(([, text = '']) => text);
  expect(examples.map((text) => readScenario(text).title)).toHaveLength(3);
});
