import {
  type Bytes,
  developmentKeyring,
  PayloadProtocol,
  Session,
  type UpgradableModel,
  ufw1,
  upgradableModels,
  type Version,
} from '@payload/serial';
import { developmentKey, signImage } from '@payload/serial/signing';
import { parseFault, profiles, Simulation, VirtualClock } from '@payload/serial/simulator';
import { createActor, type EventFrom, waitFor } from 'xstate';
import { firmwareUpgradeMachine } from '../machine.ts';
import { percentOf } from '../percent.ts';
import { sessionActors } from '../session-actors.ts';

const bytesOf = (file: unknown) =>
  file instanceof Uint8Array
    ? Promise.resolve(file.slice())
    : Promise.reject(new Error('It cannot be read.'));

interface RigOptions {
  readonly model?: UpgradableModel;
  readonly faults?: readonly string[];
}

/** A firmware file that the simulated device takes, unless the version or the model says otherwise. */
export function firmwareFile(
  model: string,
  version: Version = { major: 3, minor: 1, patch: 7 },
): Promise<Bytes> {
  const payload = Uint8Array.from({ length: 30_000 }, (_, index) => (index * 31) & 0xff);
  const description = { model, hardwareMin: 1, hardwareMax: 9, version, securityCounter: 9, buildTime: 0 };
  return signImage(description, payload, developmentKey);
}

/** The machine on the real protocol, with a simulated device, in a time of its own. */
export function rig({ model = 'S3MINI', faults = [] }: RigOptions = {}) {
  const clock = new VirtualClock();
  const { line, device } = new Simulation({
    clock,
    profile: profiles[model],
    keyring: developmentKeyring,
    latency: 1,
    faults: faults.map(parseFault),
    seed: 1,
  });
  const format = ufw1(developmentKeyring);
  const actors = sessionActors({
    sessionOn: () =>
      new Session({
        transport: line,
        protocol: new PayloadProtocol(clock),
        clock,
        baudRate: 115_200,
        models: upgradableModels,
      }),
    // Signatures are checked in real time.
    format: { read: (file, target) => clock.during(format.read(file, target)) },
    bytesOf,
  });
  const actor = createActor(firmwareUpgradeMachine.provide({ actors }), {
    clock: {
      setTimeout: (callback, ms) => clock.after(ms, callback),
      clearTimeout: (cancel: () => void) => cancel(),
    },
  });
  const steps: number[] = [];
  const percents: number[] = [];
  actor.subscribe((snapshot) => {
    const percent = percentOf(snapshot);
    if (percent !== null && percent !== percents.at(-1)) percents.push(percent);
    const [meta] = Object.values(snapshot.getMeta());
    if (meta !== undefined && meta.step !== steps.at(-1)) steps.push(meta.step);
  });
  actor.start();
  const send = (event: EventFrom<typeof firmwareUpgradeMachine>) => actor.send(event);
  const until = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    clock.run(waitFor(actor, (snapshot) => snapshot.matches(state)));
  return {
    clock,
    device,
    line,
    percents,
    send,
    steps,
    until,
    see: () => actor.getSnapshot().context,
    at: () => actor.getSnapshot().value,
    /** As a visitor goes who does everything right: to the moment before anything is sent. */
    prepare: async (file: Bytes) => {
      send({ type: 'portChosen', port: line });
      await until({ connected: 'choosingFile' });
      send({ type: 'fileChosen', file });
      await until({ connected: 'ready' });
    },
  };
}
