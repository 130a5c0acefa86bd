import { FlowRun } from './bench/flow-run.ts';
import type { Bench } from './bench/samples.ts';
import type { Session } from './bench/session.ts';
import { pathsOf } from './bench/state-paths.ts';
import { type benches, type MachineId, setupOf } from './benches.ts';

type SettingsOf<Id extends MachineId> = (typeof benches)[Id] extends Bench<infer Settings> ? Settings : never;

/** Where a session leads, for the tests that the bench exports. Throws where an act of it means nothing any more. */
export async function replayed<Id extends MachineId>(id: Id, session: Session<SettingsOf<Id>>) {
  const run = new FlowRun(setupOf(id, session.settings));
  try {
    await run.replay(session.acts, session.until);
    const { snapshot, breaches } = run.getState();
    return { states: pathsOf(snapshot.value), broken: breaches.map((breach) => breach.id) };
  } finally {
    run.stop();
  }
}
