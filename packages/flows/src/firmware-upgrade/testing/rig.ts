import type { Bytes, UpgradableModel, Version } from '@payload/serial';
import { developmentKey, signImage } from '@payload/serial/signing';
import { parseFault, profiles } from '@payload/serial/simulator';
import { type EventFrom, waitFor } from 'xstate';
import type { firmwareUpgradeMachine } from '../machine.ts';
import { percentOf } from '../percent.ts';
import { simulatedUpgrade } from '../simulated-upgrade.ts';

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

/** A simulated upgrade as tests go through it. */
export function rig({ model = 'S3MINI', faults = [] }: RigOptions = {}) {
  const { actor, browser, clock, device, line } = simulatedUpgrade({
    profile: profiles[model],
    faults: faults.map(parseFault),
    baudRate: 115_200,
    latency: 1,
    seed: 1,
    bytesOf,
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
  const choosePort = async () => send({ type: 'portChosen', port: await browser.requestPort() });
  return {
    choosePort,
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
      await choosePort();
      await until({ connected: 'choosingFile' });
      send({ type: 'fileChosen', file });
      await until({ connected: 'ready' });
    },
  };
}
