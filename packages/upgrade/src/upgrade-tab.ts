import {
  baudRate,
  createUpgrade,
  type Memory,
  memoryIn,
  noMemory,
  type PortLine,
  type RehearsalChoice,
  rehearsalLine,
  type Upgrade,
} from '@payload/flows/firmware-upgrade';
import { blockReload } from '@payload/offline/reload-blockers.ts';
import { type ActorRefFrom, createActor, fromTransition } from 'xstate';
import { followUpgrade } from './follow-upgrade.ts';
import { browserLine } from './port-line.ts';
import { WorkerClock } from './worker-clock.ts';
import { createWritingGuard } from './writing-guard.ts';

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
/** The tab's own storage: a serial number stays no longer than the tab, and two tabs do not mix their logs. */
const tabMemory = memoryIn(() => sessionStorage);
let tab: ActorRefFrom<typeof tabLogic> | null = null;

function tabOf(rehearsal: RehearsalChoice | null): Tab {
  const upgrade =
    rehearsal === null
      ? upgradeAt(browserLine, tabMemory)
      : upgradeAt(rehearsalLine(rehearsal, clock), noMemory);
  followUpgrade(upgrade);
  return { upgrade, rehearsal };
}

function upgradeAt(line: PortLine, memory: Memory): Upgrade {
  return createUpgrade({
    line,
    clock,
    now: Date.now,
    memory,
    loadSession: async () => {
      const { sessionParts } = await import('@payload/flows/firmware-upgrade/session');
      return sessionParts({ ports: line, clock, baudRate });
    },
    guardWriting: createWritingGuard(),
    blockReload: (isBlocked) => blockReload('upgrade', isBlocked),
    browser: () => navigator.userAgent,
  });
}

/**
 * One actor a tab, made with the first look at the page and kept: an upgrade outlives its page, so that a look at
 * another page or language breaks nothing off (docs/decisions/0031).
 */
export function upgradeTab(): ActorRefFrom<typeof tabLogic> {
  tab ??= createActor(tabLogic).start();
  return tab;
}

/** Ends what there is and begins again with a simulated device, or with the real ports again. */
export function rehearse(rehearsal: RehearsalChoice | null): void {
  const { upgrade } = upgradeTab().getSnapshot().context;
  upgradeTab().send({ type: 'begin', rehearsal });
  void upgrade.dispose();
}

/** Ends what there is and begins again, at the first step. */
export function startOver(): void {
  rehearse(upgradeTab().getSnapshot().context.rehearsal);
}
