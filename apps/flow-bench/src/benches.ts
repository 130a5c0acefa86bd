import { applyBench } from './apply/apply-setup.ts';
import type { Bench, Setup } from './bench/samples.ts';
import { deskRequestBench } from './desk/desk-request-setup.ts';
import { deskSessionBench } from './desk/desk-session-setup.ts';
import { firmwareUpgradeBench } from './firmware-upgrade/firmware-upgrade-setup.ts';
import { recommendationBench } from './recommendation/recommendation-setup.ts';
import { signInBench } from './sign-in/sign-in-setup.ts';
import { uploadBench } from './uploads/upload-setup.ts';
import { uploadsBench } from './uploads/uploads-setup.ts';

/** Every machine on the bench, by its id. */
export const benches = {
  apply: applyBench,
  deskRequest: deskRequestBench,
  deskSession: deskSessionBench,
  firmwareUpgrade: firmwareUpgradeBench,
  recommendation: recommendationBench,
  signIn: signInBench,
  upload: uploadBench,
  uploads: uploadsBench,
};

export type MachineId = keyof typeof benches;

/** Puts a machine on the bench with settings that may come from anywhere. Throws where they are none of its own. */
export function setupOf(id: MachineId, settings: unknown): Setup {
  const bench: Pick<Bench<unknown>, 'readSettings'> = benches[id];
  const read = bench.readSettings(settings);
  if (read === null) throw new TypeError(`These are no settings of ${id}.`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The same bench has read them as its own.
  return (benches[id] as Bench<unknown>).begin(read);
}
