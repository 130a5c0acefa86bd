import { actorClock, firmwareUpgradeMachine, sessionActors } from '@payload/flows/firmware-upgrade';
import {
  type Clock,
  developmentKeyring,
  type LogEntry,
  PayloadProtocol,
  SerialError,
  Session,
  ufw1,
  upgradableModels,
  type WebSerialPort,
  WebSerialTransport,
} from '@payload/serial';
import { type ActorRefFrom, createActor, type SnapshotFrom } from 'xstate';
import { holdReload } from '../offline/holds.ts';
import { createListeners } from '../shell/listeners.ts';
import { adapterOf } from './adapter.ts';
import { isFirmwareSource } from './firmware-source.ts';
import { type Pace, PaceMeter } from './pace.ts';
import type { PortLine } from './port-line.ts';
import { createWritingGuard } from './writing-guard.ts';

type UpgradeActor = ActorRefFrom<typeof firmwareUpgradeMachine>;
export type UpgradeSnapshot = SnapshotFrom<typeof firmwareUpgradeMachine>;

/** One line of the log, in no language. */
export interface LogLine {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly event: LogEntry['event'] | 'began' | 'rehearsal' | 'chosen' | 'fileChecked';
  readonly values: Readonly<Record<string, string | number>>;
}

/** All a page shows of an upgrade, as one value that never changes. */
export interface UpgradeView {
  readonly snapshot: UpgradeSnapshot;
  /** From 1; where the device is gone or the upgrade has failed, the step that was broken off. */
  readonly step: number;
  readonly pace: Pace | null;
  readonly log: readonly LogLine[];
  /** What the port sits behind; null where no port is chosen, or it is no USB. */
  readonly adapter: string | null;
}

/** One upgrade, with all that it needs of the browser. It goes on while its page is not shown. */
export interface Upgrade {
  readonly isRehearsal: boolean;
  readonly subscribe: (listener: () => void) => () => void;
  readonly view: () => UpgradeView;
  readonly send: UpgradeActor['send'];
  /** To be called in the handler of a click. */
  readonly choosePort: () => Promise<void>;
  /** Ends it, closes the port and lets another tab go on. */
  readonly dispose: () => Promise<void>;
}

/** Bits a second, as both devices are set. */
export const baudRate = 115_200;

/** Whether the device is being written or restarts, so that nobody may leave. */
export function isWriting(snapshot: UpgradeSnapshot): boolean {
  return (
    snapshot.matches({ connected: 'sending' }) ||
    snapshot.matches({ connected: 'stopping' }) ||
    snapshot.matches({ connected: 'verifying' }) ||
    snapshot.matches('restarting')
  );
}

/** Whether an upgrade stands still because of what has gone wrong. */
export function isBroken(snapshot: UpgradeSnapshot): boolean {
  return (
    snapshot.matches('failed') ||
    snapshot.matches('disconnected') ||
    snapshot.matches({ connected: 'unsuitable' })
  );
}

function stepOf(snapshot: UpgradeSnapshot): number {
  return Object.values(snapshot.getMeta())[0]?.step ?? 1;
}

/** An upgrade of a device at one of the line's ports; it begins when somebody listens to it. */
export function createUpgrade(line: PortLine, clock: Clock): Upgrade {
  const { subscribe, notify } = createListeners();
  const guard = createWritingGuard();
  const meter = new PaceMeter();
  let session: Session | null = null;

  const actor = createActor(
    firmwareUpgradeMachine.provide({
      actors: sessionActors({
        sessionOn: (port) => {
          if (!isPort(port)) throw new Error('What was chosen is no port.');
          session = new Session({
            transport: new WebSerialTransport(port, line),
            protocol: new PayloadProtocol(clock),
            clock,
            baudRate,
            models: upgradableModels,
            observe,
          });
          return session;
        },
        format: ufw1(developmentKeyring),
        bytesOf: (file) =>
          isFirmwareSource(file) ? file.read() : Promise.reject(new Error('No file was chosen.')),
      }),
    }),
    { clock: actorClock(clock) },
  );

  let view: UpgradeView = { snapshot: actor.getSnapshot(), step: 1, pace: null, log: [], adapter: null };
  const change = (part: Partial<UpgradeView>) => {
    view = { ...view, ...part };
  };
  const note = (event: LogLine['event'], values: LogLine['values'] = {}, at = Date.now()) => {
    const { log } = view;
    const last = log.at(-1);
    if (last?.event === event && event === 'failed' && last.values['code'] === values['code']) {
      // The session and the machine may both see a device go.
      return;
    }
    if (last?.event === event && event === 'repeated' && last.values['byte'] === values['byte']) {
      // A block that is refused again and again is one line.
      const count = Number(last.values['count']) + Number(values['count']);
      change({ log: [...log.slice(0, -1), { ...last, values: { ...values, count } }] });
      return;
    }
    change({ log: [...log, { id: log.length, at, event, values }] });
  };

  function observe({ at, event, values }: LogEntry): void {
    note(event, values, performance.timeOrigin + at);
    // Blocks that are sent again come many at a time; they are seen with the next progress.
    if (event !== 'repeated') notify();
  }

  /** What the session does not tell itself: files, and what was refused before it began. */
  function noteChange(before: UpgradeSnapshot, now: UpgradeSnapshot): void {
    const { image, file, failure } = now.context;
    if (image !== null && image !== before.context.image && isFirmwareSource(file)) {
      note('fileChecked', { file: file.name, size: image.payload.length });
    }
    if (failure !== null && failure !== before.context.failure) note('failed', { code: failure.code });
  }

  actor.subscribe((snapshot) => {
    const before = view.snapshot;
    const { progress } = snapshot.context;
    if (progress === null) change({ pace: null });
    else if (progress !== before.context.progress) change({ pace: meter.add(progress, clock.now()) });
    // What has failed stands at the step where it was broken off.
    change({ snapshot, step: isBroken(snapshot) ? view.step : stepOf(snapshot) });
    noteChange(before, snapshot);
    guard.set(isWriting(snapshot));
    holdReload('upgrade', !snapshot.matches('selectingPort') && !snapshot.matches('complete'));
    if (snapshot.matches('complete') && !before.matches('complete')) void close();
    notify();
  });

  async function close(): Promise<void> {
    await session?.close();
    line.endClaim();
  }

  return {
    isRehearsal: line.isRehearsal,
    subscribe: (listener) => {
      actor.start();
      return subscribe(listener);
    },
    view: () => view,
    send: (event) => actor.send(event),
    async choosePort() {
      try {
        const port = await line.choose();
        if (!(await line.claim())) {
          throw new SerialError('already-open', 'Another tab of this site is upgrading a device.');
        }
        const adapter = adapterOf(port);
        if (view.log.length === 0) {
          note('began', { browser: navigator.userAgent });
          if (line.isRehearsal) note('rehearsal');
        }
        note('chosen', { adapter: adapter ?? '' });
        change({ adapter });
        actor.send({ type: 'portChosen', port });
      } catch (error) {
        actor.send({ type: 'portRefused', error });
      }
    },
    async dispose() {
      actor.stop();
      guard.set(false);
      holdReload('upgrade', false);
      await close();
    },
  };
}

function isPort(port: unknown): port is WebSerialPort {
  return port instanceof EventTarget && 'open' in port;
}
