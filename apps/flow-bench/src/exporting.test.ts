import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { testOf } from './bench/exported-test.ts';
import { FlowRun } from './bench/flow-run.ts';
import { pathsOf } from './bench/state-paths.ts';
import { setupOf } from './benches.ts';
import { examples } from './examples.ts';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// A change of what is exported is written again by `npx vitest run --project unit exporting -u`.

async function replay({ machine, session }: (typeof examples)[number]): Promise<FlowRun> {
  const run = new FlowRun(setupOf(machine, session.settings));
  await run.replay(session.acts, session.until);
  return run;
}

it.each(examples)('the test of $name is as it lies here', async (example) => {
  const { machine, name, session } = example;
  const run = await replay(example);
  const { acts, changedAt, snapshot } = run.getState();
  const recorded = { settings: session.settings, acts, until: changedAt };
  run.stop();
  await expect(testOf(machine, recorded, { all: pathsOf(snapshot.value) })).toMatchFileSnapshot(
    file(`../exported/${name}.test.ts`),
  );
});

const upgrades = examples.filter(({ machine }) => machine === 'firmwareUpgrade');

it.each(upgrades)('the scenario of $name is as it lies here', async (example) => {
  const run = await replay(example);
  const scenario = run.setup.scenario?.(run.recorded());
  run.stop();
  await expect(scenario).toMatchFileSnapshot(file(`../../../tests/scenarios/bench/${example.name}.yaml`));
});
