import { type ActorRefFrom, createActor, fromTransition } from 'xstate';
import { noMemory, tabMemory } from './memory.ts';
import { browserLine } from './port-line.ts';
import { type RehearsalChoice, rehearsalLine } from './rehearsal-line.ts';
import { createUpgrade, type Upgrade } from './upgrade.ts';
import { WorkerClock } from './worker-clock.ts';

/** What this tab upgrades with: the real ports, or a rehearsal with a simulated device. */
interface Tab {
  readonly upgrade: Upgrade;
  /** Null where none is on. */
  readonly rehearsal: RehearsalChoice | null;
}

/** The upgrades of a tab, each of which takes the place of the one before. */
const tabLogic = fromTransition(
  (_: Tab, { rehearsal }: { type: 'begin'; rehearsal: RehearsalChoice | null }) => tabOf(rehearsal),
  () => tabOf(null),
);

const clock = new WorkerClock();
let tab: ActorRefFrom<typeof tabLogic> | null = null;

function tabOf(rehearsal: RehearsalChoice | null): Tab {
  const upgrade =
    rehearsal === null
      ? createUpgrade({ line: browserLine, clock, memory: tabMemory })
      : createUpgrade({ line: rehearsalLine(rehearsal, clock), clock, memory: noMemory });
  return { upgrade, rehearsal };
}

/**
 * One actor a tab, made with the first look at the page and kept: an upgrade outlives its page, so that a look at
 * another page or language breaks nothing off (docs/decisions/0031).
 */
export function upgradeTab(): ActorRefFrom<typeof tabLogic> {
  tab ??= createActor(tabLogic).start();
  return tab;
}

/** Ends what there is and begins anew with a simulated device, or with the real ports again. */
export function rehearse(rehearsal: RehearsalChoice | null): void {
  const { upgrade } = upgradeTab().getSnapshot().context;
  upgradeTab().send({ type: 'begin', rehearsal });
  void upgrade.dispose();
}

/** Ends what there is and begins anew, at the first step. */
export function startOver(): void {
  rehearse(upgradeTab().getSnapshot().context.rehearsal);
}
