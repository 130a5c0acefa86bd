import { expect, it } from 'vitest';
import { applyBench } from './apply/apply-setup.ts';
import { findWay } from './bench/find-way.ts';
import { FlowRun } from './bench/flow-run.ts';
import type { Bench } from './bench/samples.ts';
import { pathsOf, placesIn } from './bench/state-paths.ts';
import { firmwareUpgradeBench, firstWorld } from './firmware-upgrade/firmware-upgrade-setup.ts';
import { recommendationBench } from './recommendation/recommendation-setup.ts';
import { signInBench } from './sign-in/sign-in-setup.ts';
import { uploadBench } from './uploads/upload-setup.ts';
import { uploadsBench } from './uploads/uploads-setup.ts';

/** Goes to every state, and says which were not come to. */
async function missedOn<Settings>(
  bench: Bench<Settings>,
  settings: NoInfer<Settings>,
): Promise<readonly string[]> {
  const { machine } = new FlowRun(bench.begin(settings));
  const missed: string[] = [];

  for (const place of placesIn(machine)) {
    const way = findWay(bench, settings, place.split('.'));
    if (way === null) {
      missed.push(`no way to ${place}`);
      continue;
    }
    const run = new FlowRun(bench.begin(way.settings));
    // oxlint-disable-next-line no-await-in-loop -- One after the other, for a search is all a core can do.
    await run.follow(way.steps, way.target);
    const { snapshot, covered } = run.getState();
    const isThere = pathsOf(snapshot.value).includes(place);
    // What takes no time is passed before anything can stop there.
    if (!isThere && !covered.has(`${machine.id}.${place}`)) {
      missed.push(`${place}: at ${pathsOf(snapshot.value).join(', ')}`);
    }
    run.stop();
  }
  return missed;
}

it('every state of an upgrade has a way there', async () => {
  expect(await missedOn(firmwareUpgradeBench, firstWorld)).toEqual([]);
});

it('every state of the sign-in panel has a way there', async () => {
  expect(await missedOn(signInBench, { language: 'en' })).toEqual([]);
});

it('every state of a form has a way there, but where files within it have to be on their way', async () => {
  expect(await missedOn(applyBench, { kind: 'repair', signedIn: true })).toEqual([
    // It is stayed in only until the files of a draft are counted in.
    'no way to filling.form.entering',
    'no way to filling.form.sendingFiles',
  ]);
});

it('every state of files and of the questionnaire has a way there, but that of a file refused from the start', async () => {
  expect(await missedOn(uploadBench, {})).toEqual(['no way to refused']);
  expect(await missedOn(uploadsBench, {})).toEqual([]);
  expect(await missedOn(recommendationBench, {})).toEqual([]);
});
