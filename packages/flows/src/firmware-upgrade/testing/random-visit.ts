import { consentKey, type ProtocolVersion, upgradableModels, type Version } from '@payload/serial';
import { developmentKey, signImage } from '@payload/serial/signing';
import {
  type BrowserPort,
  inProtocol,
  parseFault,
  profiles,
  type SimulatedDevice,
} from '@payload/serial/simulator';
import type { EventFrom } from 'xstate';
import { deviceWord } from '../device-word.ts';
import type { FirmwareSource } from '../firmware-source.ts';
import type { firmwareUpgradeMachine } from '../machine.ts';
import { simulatedUpgrade } from '../simulated-upgrade.ts';

type UpgradeEvent = EventFrom<typeof firmwareUpgradeMachine>;

const troubles = [
  ['echo', 'flash@40%', 'ignore', 'swap', 'stale', 'dead', 'version', 'image', 'serial'],
  ['slow:9000@begin', 'slow:9000@verify', 'slow:800@transfer', 'slow:30000@reboot', 'busy:20000@begin'],
  ['acks:30', 'sleep:40000@30%', 'cancel@50%', 'nak@60%', 'stall@70%'],
  ['disconnect:1500@40%', 'flip@30%', 'drop@50%/reply', 'duplicate@20%', 'delay:2000@60%'],
].flat();

const versions: readonly Version[] = [
  { major: 1, minor: 0, patch: 0 },
  { major: 2, minor: 0, patch: 0 },
  { major: 3, minor: 0, patch: 0 },
];

const presses = ['continue', 'confirm', 'decline', 'send', 'repair', 'stop', 'retry', 'startAgain'] as const;

/** Where the page looks for a device that it has not open. */
const awaiting = ['restarting', 'askingAgain', { failed: 'restart' }] as const;

/** Presses of one visitor, with some seconds between each and the next. */
const turns = 24;

/** Milliseconds in which nobody has put another device behind an adapter. */
const handMs = 2000;

/** So far apart are the boot counts of a visit's devices that each count tells whose it is. */
const startsApart = 1000;

/** A device at a port of its own, which the visitor may choose as well. */
interface Neighbour {
  readonly port: BrowserPort;
  readonly device: SimulatedDevice;
  /** Whether it came while the page waited for a device, and so is asked who it is. */
  readonly isAwaited: boolean;
}

/**
 * One visit as its seed makes it: a device that may lie, sleep, lose its power or be swapped for another, others that are plugged in
 * beside it, programs that hold its port, and a visitor who presses anything that is there. Gives where it ended, and in words what
 * must not have been.
 */
export async function visit(seed: number): Promise<{ end: string; broken: readonly string[] }> {
  const random = numbersFrom(seed);
  const pick = <T>(list: readonly T[]): T => {
    const [one] = list.slice(Math.floor(random() * list.length));
    if (one === undefined) throw new RangeError('There is nothing to choose from.');
    return one;
  };
  const model = pick(upgradableModels);
  let devicesMade = 0;
  const profileOf = (serial: string) => {
    const protocol: ProtocolVersion = random() < 0.6 ? 2 : 1;
    const profile = inProtocol(profiles[model], protocol);
    const bootCount = startsApart * devicesMade;
    devicesMade += 1;
    return { ...profile, bootCount, info: { ...profile.info, serial, version: pick(versions) } };
  };
  const faults = Array.from({ length: Math.floor(random() * 3) }, () => parseFault(pick(troubles)));
  const files = await filesFor(model);
  const { upgrade, browser, clock, line, plugBeside, simulation } = simulatedUpgrade({
    profile: profileOf('FIRST'),
    faults,
    baudRate: 115_200,
    latency: 1,
    seed,
  });
  const { actor } = upgrade;

  // Each device that has been behind the adapter; one that was taken away stays as it was.
  const devices = [simulation.device];
  const broken: string[] = [];
  /** How many BEGINs were accepted under a serial number, for a device may lie about its own later. */
  const begun = new Map<string, number>();
  /** And how many of them when its last upgrade was over. */
  const over = new Map<string, number>();
  const beginsOf = (serial: string) => begun.get(serial) ?? 0;
  const neighbours: Neighbour[] = [];
  const chosen = new Set<unknown>();
  const agreed = new Set<string>();
  /** For whom something that sends was pressed last. */
  let pressed: string | null = null;
  /** Whom the page showed when something that sends was pressed; a device may answer when its page has gone on. */
  const shownFor = new Set<string>();
  let sendsSince = -handMs;
  const begins = new Map<SimulatedDevice, number>();
  let before = '';
  actor.subscribe({
    next(snapshot) {
      const serial = snapshot.context.info?.serial ?? '';
      for (const device of devices) {
        const more = device.begins - (begins.get(device) ?? 0);
        if (more === 0) continue;
        begins.set(device, device.begins);
        begun.set(device.serial, beginsOf(device.serial) + more);
        if (!shownFor.has(device.serial)) broken.push(`${device.serial} is written, and was not shown`);
      }
      const isUntouched = deviceWord(snapshot.context).says === 'untouched';
      if (isUntouched && beginsOf(serial) > (over.get(serial) ?? 0))
        broken.push(`"untouched" is said of ${serial}, which has accepted BEGIN`);
      if (snapshot.matches('complete') || snapshot.matches('unproven')) over.set(serial, beginsOf(serial));
      const state = JSON.stringify(snapshot.value);
      if (state === before) return;
      before = state;
      const { info, image } = snapshot.context;
      if (snapshot.matches({ writing: 'sending' })) {
        if (info === null || image === null) broken.push('something is sent without a file or a device');
        else if (image.isOlder && !agreed.has(consentKey(info, image))) broken.push('sent without consent');
        if (pressed === null) broken.push('sent without a press');
        if (pressed !== null) shownFor.add(pressed);
        sendsSince = clock.now();
        pressed = null;
      }
      if (snapshot.matches('complete') && info !== null && info.running !== null) {
        // The device that gave the proof, which need not be the one that is there when its answer has come.
        const device = devices[Math.floor(info.running.bootCount / startsApart)];
        if (String(device?.imageSha256) !== String(image?.sha256))
          broken.push('complete with proof, but another image runs');
        if (device?.serial !== info.serial) broken.push('complete, said of another device');
      }
    },
    error: (error) => broken.push(`an exception: ${String(error)}`),
  });
  upgrade.start();

  /** Another program opens the port, where the page has not. */
  const holdFor = (ms: number) => {
    line.open({ baudRate: 9600 }).then(
      () => clock.after(ms, () => void line.close()),
      () => {},
    );
  };

  for (let turn = 0; turn < turns; turn += 1) {
    const snapshot = actor.getSnapshot();
    // The browser's chooser lists what is there.
    const ports = [...(line.isPresent ? [browser.port] : []), ...neighbours.map(({ port }) => port)];
    const events: UpgradeEvent[] = [
      ...presses.map((type) => ({ type })),
      { type: 'fileChosen', file: pick(files) },
      ...ports.map((port) => ({ type: 'portChosen' as const, port })),
    ];
    const possible = events.filter((event) => snapshot.can(event));
    const chance = random();
    // A hand takes longer than a page from the answer of a device to BEGIN.
    const isTooQuick = snapshot.matches({ connected: 'checking' }) || clock.now() - sendsSince < handMs;
    if (chance < 0.05 && !isTooQuick) {
      simulation.swap(profileOf(pick(['FIRST', 'SECOND'])));
      devices.push(simulation.device);
    } else if (chance < 0.08) line.unplug();
    else if (chance < 0.17) line.plug();
    else if (chance < 0.2) simulation.power(false);
    else if (chance < 0.26) simulation.power(true);
    else if (chance < 0.28 && neighbours.length < 2) {
      // Nobody's, of the same serial number as the first, or another's.
      const beside = plugBeside(profileOf(pick(['FIRST', 'SECOND', 'THIRD'])));
      devices.push(beside.device);
      // One that comes while the device is away, or the page waits for any, is asked who it is.
      const isAwaited =
        !line.isPresent ||
        snapshot.can({ type: 'portFound', port: beside.port }) ||
        awaiting.some((state) => snapshot.matches(state));
      neighbours.push({ ...beside, isAwaited });
    } else if (chance < 0.3 && line.isPresent) holdFor(pick([3000, 30_000]));
    else if (possible.length > 0) {
      const event = pick(possible);
      const { info, image } = snapshot.context;
      if (event.type === 'confirm' && info !== null && image !== null) agreed.add(consentKey(info, image));
      if (['send', 'repair', 'retry'].includes(event.type)) pressed = info?.serial ?? '';
      if (event.type === 'portChosen') chosen.add(event.port);
      actor.send(event);
    }
    // oxlint-disable-next-line no-await-in-loop -- One press after the other.
    await clock.pass(pick([10, 400, 1500, 4000, 25_000]));
  }
  for (const { port, device, isAwaited } of neighbours) {
    if (port.opened.length > 0 && !isAwaited && !chosen.has(port))
      broken.push(`the port of ${device.serial}, which was there, is opened`);
  }
  const end = JSON.stringify(actor.getSnapshot().value);
  actor.stop();
  return { end, broken };
}

const filesMade = new Map<string, Promise<readonly FirmwareSource[]>>();

/** A file of each version, signed once. */
function filesFor(model: string): Promise<readonly FirmwareSource[]> {
  const made = filesMade.get(model) ?? Promise.all(versions.map((version) => fileOf(model, version)));
  filesMade.set(model, made);
  return made;
}

/** Another version is another image. */
async function fileOf(model: string, version: Version): Promise<FirmwareSource> {
  const payload = Uint8Array.from({ length: 2500 }, (_, index) => (version.major + index * 31) & 0xff);
  const description = { model, hardwareMin: 1, hardwareMax: 9, version, securityCounter: 9, buildTime: 0 };
  const bytes = await signImage(description, payload, developmentKey);
  return { name: `${model}.ufw`, read: () => Promise.resolve(bytes) };
}

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}
