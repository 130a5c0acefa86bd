import {
  type Clock,
  type LogEntry,
  SerialError,
  type Session,
  successorsOf,
  type WebSerialPort,
} from '@payload/serial';
import { type Actor, type ActorRefFrom, createActor, type SnapshotFrom } from 'xstate';
import { actorClock } from './actor-clock.ts';
import { adapterOf } from './adapter.ts';
import { isFirmwareSource } from './firmware-source.ts';
import { type Journal, journalLogic, type LogLine } from './journal.ts';
import { firmwareUpgradeMachine } from './machine.ts';
import type { Memory } from './memory.ts';
import { isWriting } from './moments.ts';
import { PauseWatch } from './pause-watch.ts';
import type { PortLine } from './port-line.ts';
import { sessionActors } from './session-actors.ts';
import type { SessionParts } from './session-parts.ts';
import { ThroughputMeter } from './throughput.ts';

type UpgradeActor = Actor<typeof firmwareUpgradeMachine>;
export type UpgradeSnapshot = SnapshotFrom<typeof firmwareUpgradeMachine>;

/** All a page shows of an upgrade, as one value that never changes. */
export interface UpgradeView extends Journal {
  readonly snapshot: UpgradeSnapshot;
}

/** One upgrade after another at one line. They go on while no page shows them. */
export interface Upgrade {
  readonly isRehearsal: boolean;
  readonly actor: UpgradeActor;
  readonly journal: ActorRefFrom<typeof journalLogic>;
  readonly send: UpgradeActor['send'];
  /** Begins, with what an earlier visit has left; a second time does nothing. */
  readonly start: () => void;
  /** To be called in the handler of a click. */
  readonly choosePort: () => Promise<void>;
  /** The port of the device before, where it is still there: to be opened without the browser's chooser. */
  readonly takeSamePort: () => Promise<void>;
  /** Ends it, closes the port and lets another tab go on. */
  readonly dispose: () => Promise<void>;
}

/** Bits a second, as both devices are set. */
export const baudRate = 115_200;

/** What upgrades need from outside. */
export interface UpgradePorts {
  readonly line: PortLine;
  /** Of deadlines and delays; the session has to live in the same. */
  readonly clock: Clock;
  /** The time of day, in milliseconds since 1970; it goes on while the computer sleeps. */
  readonly now: () => number;
  readonly memory: Memory;
  /** Gives what speaks to a device; it may have to be fetched, while the browser's chooser is open. */
  readonly loadSession: () => Promise<SessionParts>;
  /** Told with each change whether the device is being written, so that nobody may leave. */
  readonly guardWriting: (isWriting: boolean) => void;
  /** Told with each change whether a reload would break something off. */
  readonly blockReload: (isBlocked: boolean) => void;
  /** Names the browser, for the log. */
  readonly browser: () => string;
  /** Told what the session says, for a log of one's own. */
  readonly observe?: (entry: LogEntry) => void;
}

/** Upgrades of devices at the line's ports. Nothing runs before `start`. */
export function createUpgrade({
  line,
  clock,
  now,
  memory,
  loadSession,
  guardWriting,
  blockReload,
  browser,
  observe,
}: UpgradePorts): Upgrade {
  const meter = new ThroughputMeter();
  const journal = createActor(journalLogic).start();
  let session: Session | null = null;
  let lastPort: WebSerialPort | null = null;
  const slowDevices = new Set<string>();
  let hasStarted = false;
  let endPorts: (() => void) | null = null;

  const parts = async () => {
    try {
      return await loadSession();
    } catch (error) {
      throw new SerialError('open-failed', 'A part of the page did not load.', {
        cause: error,
        values: { lacks: 'part' },
      });
    }
  };

  const actor: UpgradeActor = createActor(
    firmwareUpgradeMachine.provide({
      actors: sessionActors({
        sessionOn: async (port) => {
          if (!isPort(port)) throw new Error('What was chosen is no port.');
          const { sessionOn } = await parts();
          session = sessionOn(port, {
            observe: (entry) => {
              note(entry.event, entry.values, entry.detail);
              observe?.(entry);
            },
            onWaiting: (waiting) => actor.send({ type: 'waiting', waiting }),
            slowDevices,
          });
          return session;
        },
        format: { read: async (file, target) => (await parts()).format.read(file, target) },
        bytesOf: (file) =>
          isFirmwareSource(file) ? file.read() : Promise.reject(new Error('No file was chosen.')),
      }),
    }),
    { clock: actorClock(clock), input: { failures: memory.failures(), ledger: memory.ledger() } },
  );

  const note = (event: LogLine['event'], values: LogLine['values'] = {}, detail = '') =>
    journal.send({ type: 'note', note: { at: now(), event, values, detail } });
  const change = (part: Partial<Omit<Journal, 'log'>>) => journal.send({ type: 'change', change: part });

  const pauses = new PauseWatch(clock, now, (ms) => {
    change({ hasPaused: true });
    note('paused', { ms });
  });

  /** What the session does not tell itself: files, and what was refused before it began. */
  function noteChange(before: UpgradeSnapshot, { context }: UpgradeSnapshot): void {
    const { image, file, failure } = context;
    if (image !== null && image !== before.context.image && isFirmwareSource(file)) {
      note('fileChecked', { file: file.name, size: image.payload.length });
    }
    if (failure !== null && failure !== before.context.failure) {
      note('failed', { code: failure.code, ...failure.values });
    }
  }

  let before = actor.getSnapshot();
  actor.subscribe((snapshot) => {
    const { progress, failures, ledger } = snapshot.context;
    if (progress !== before.context.progress) {
      change({ pace: progress === null ? null : meter.add(progress, clock.now()) });
    }
    if (failures !== before.context.failures) memory.storeFailures(failures);
    if (ledger !== before.context.ledger) memory.storeLedger(ledger);
    if (isWriting(snapshot) && !isWriting(before)) change({ hasPaused: false });
    pauses.set(isWriting(snapshot));
    noteChange(before, snapshot);
    guardWriting(isWriting(snapshot));
    const isOver = snapshot.matches('complete') || snapshot.matches('unproven');
    blockReload(!snapshot.matches('selectingPort') && !isOver);
    if (isOver && !before.matches(snapshot.value)) void close();
    before = snapshot;
  });
  let { log } = journal.getSnapshot().context;
  journal.subscribe(({ context }) => {
    if (context.log !== log) memory.storeLog(context.log);
    log = context.log;
  });

  function start(): void {
    if (hasStarted) return;
    hasStarted = true;
    const storedLog = memory.log();
    if (storedLog.length > 0) {
      journal.send({ type: 'restore', log: storedLog });
      note('reloaded');
    }
    actor.start();
    endPorts = line.watchPorts((port) => {
      // Where another tab has begun meanwhile, nothing is opened unasked.
      takePort(port, 'found').catch(() => {});
    });
  }

  /** Opens a port that was chosen in a click, or one that was and is there again. */
  async function takePort(port: WebSerialPort, how: 'chosen' | 'found'): Promise<void> {
    const type = how === 'chosen' ? 'portChosen' : 'portFound';
    if (!actor.getSnapshot().can({ type, port })) return;
    if (!(await line.claim())) {
      throw new SerialError('already-open', 'Another tab of this site is upgrading a device.');
    }
    lastPort = port;
    const adapter = adapterOf(port);
    change({ adapter });
    if (!journal.getSnapshot().context.log.some(({ event }) => event === 'began')) {
      note('began', { browser: browser() });
      if (line.isRehearsal) note('rehearsal');
    }
    note(how, { adapter: adapter ?? '' });
    actor.send({ type, port });
  }

  async function close(): Promise<void> {
    await session?.close();
    line.releaseLock();
  }

  return {
    isRehearsal: line.isRehearsal,
    actor,
    journal,
    send: (event) => actor.send(event),
    start,
    async choosePort() {
      try {
        const chosen = line.choose();
        // What does not come is told of once the port is to be opened.
        parts().catch(() => {});
        await takePort(await chosen, 'chosen');
      } catch (error) {
        actor.send({ type: 'portRefused', error });
      }
    },
    async takeSamePort() {
      try {
        const ports = await line.getPorts();
        const port = lastPort === null ? null : samePortIn(ports, lastPort);
        if (port === null) throw new SerialError('no-port-selected', 'The port is not there any more.');
        await takePort(port, 'chosen');
      } catch (error) {
        actor.send({ type: 'portRefused', error });
      }
    },
    async dispose() {
      actor.stop();
      endPorts?.();
      pauses.set(false);
      guardWriting(false);
      blockReload(false);
      await close();
    },
  };
}

/** The port among those that are there, or what it has come back as; null where that is not certain. */
function samePortIn(ports: readonly WebSerialPort[], last: WebSerialPort): WebSerialPort | null {
  if (ports.includes(last)) return last;
  const [successor, ...others] = successorsOf(last, ports);
  return successor !== undefined && others.length === 0 ? successor : null;
}

function isPort(port: unknown): port is WebSerialPort {
  return port instanceof EventTarget && 'open' in port;
}
