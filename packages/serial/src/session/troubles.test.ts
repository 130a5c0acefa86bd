import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { areEqual } from '../bytes.ts';
import { SerialError } from '../errors.ts';
import type { FirmwareImage } from '../image/format.ts';
import { upgradableModels } from '../models.ts';
import { randomFrom } from '../random.ts';
import { bench, firmware } from '../testing/bench.ts';
import { randomTrouble, type Trouble } from '../testing/troubles.ts';

/** `SERIAL_SESSIONS=100000` runs more of them, `SERIAL_FIRST` from a seed on; `SERIAL_PROGRESS=FILE` is told how far it is. */
const first = Number(process.env['SERIAL_FIRST'] ?? 0);
const sessions = Number(process.env['SERIAL_SESSIONS'] ?? 2000);
const progressFile = process.env['SERIAL_PROGRESS'];

const baudRate = 115_200;

/** Longest answers of a device, three times each; BUSY at most ten times, each with as much as it says and five seconds. */
const requestTimeout = 3 * 10_000 + 10 * (4000 + 5000) + 30_000;

/** Between two acknowledgements: what the device may erase, five seconds, and a packet on the wire. */
const blockTimeout = 8000 + 5000 + 1000;

/** Milliseconds after which a session is over whatever happens, but for the time in which its computer sleeps. */
function deadlineOf({ size, faults }: Trouble): number {
  const slept = faults.reduce((sum, { kind, amount }) => sum + (kind === 'sleep' ? amount : 0), 0);
  // Each upgrade says HELLO, negotiates the rate, and asks BEGIN and VERIFY twice: AD2 goes on where it was.
  const asking = 6 * 5000 + 3 * requestTimeout;
  // Beside block 0 and the end, each block may come at the last moment.
  const sending = (Math.ceil(size / 1024) + 4) * blockTimeout;
  const restarting = 3 * (15_000 + 5000 + 10_000);
  return slept + asking + sending + restarting;
}

interface End {
  readonly end: string;
  /** What is wrong with it, for a list of seeds; null where nothing is. */
  readonly wrong: string | null;
}

const key = ({ model, size }: Pick<Trouble, 'model' | 'size'>) => `${model} ${size}`;

async function sessionOf(seed: number, imageOf: (trouble: Trouble) => FirmwareImage): Promise<End> {
  const trouble = randomTrouble(randomFrom(seed));
  const image = imageOf(trouble);
  const { clock, device, connect, send, session } = bench({
    ...trouble,
    baudRate,
    seed,
    ...(trouble.isSame ? { running: image } : {}),
  });
  let end: string;
  let wrong: string | null = null;
  try {
    await connect();
    await send(image);
    const { info, proof } = await clock.run(session.restart(image));
    end = proof;
    const runsIt = areEqual(device.imageSha256, image.sha256);
    if (proof === 'image' && (!runsIt || info.serial !== device.serial)) wrong = 'said to run, and does not';
    if (proof === 'version-only' && info.running !== null) wrong = 'a version taken for proof';
    // What a device of version 2 says is enough: it is never left at a version number.
    if (proof !== 'image' && trouble.protocol === 2 && trouble.faults.length === 0) wrong = 'left unproven';
  } catch (error) {
    end = error instanceof SerialError ? error.code : 'exception';
    if (!(error instanceof SerialError)) wrong = String(error);
  }
  if (clock.now() > deadlineOf(trouble)) wrong = `ended at ${Math.round(clock.now())} ms as ${end}`;
  return { end: `${trouble.protocol} ${end}`, wrong: wrong === null ? null : `seed ${seed}: ${wrong}` };
}

/** The images that troubles are made of, by model and size. */
async function imagesOfTroubles(): Promise<(trouble: Trouble) => FirmwareImage> {
  const images = new Map<string, FirmwareImage>();
  for (const model of upgradableModels) {
    for (const size of [0, 1, 128, 1024, 3000, 9000]) {
      // oxlint-disable-next-line no-await-in-loop -- There are twelve.
      images.set(key({ model, size }), await firmware(model, size, size + 1));
    }
  }
  return (trouble) => {
    const image = images.get(key(trouble));
    if (image === undefined) throw new Error(`There is no image of ${key(trouble)}.`);
    return image;
  };
}

it.each([
  [3580, 'the sum of a deadline and the time slept is rounded up', '1 timeout'],
  [22_142, 'the receiver calls again sooner than it can have judged the last packet', '1 version-only'],
])('session %i ends, in which %s', async (seed, _why, end) => {
  await expect(sessionOf(seed, await imagesOfTroubles())).resolves.toEqual({ end, wrong: null });
});

it(
  `of ${sessions} upgrades of devices that lie, swap, sleep, or answer twice or slowly, each success is one`,
  async () => {
    const imageOf = await imagesOfTroubles();
    const ends: Record<string, number> = {};
    const wrong: string[] = [];
    for (let seed = first; seed < first + sessions; seed += 1) {
      // oxlint-disable-next-line no-await-in-loop -- Each has a time of its own.
      const found = await sessionOf(seed, imageOf);
      ends[found.end] = (ends[found.end] ?? 0) + 1;
      if (found.wrong !== null) wrong.push(found.wrong);
      if (progressFile !== undefined && seed % 1000 === 999) {
        writeFileSync(progressFile, JSON.stringify({ first, done: seed + 1 - first, wrong, ends }, null, 1));
      }
    }
    console.log(`${sessions} troubled sessions:`, ends);
    expect(wrong).toEqual([]);
    // Were there no successes, none could be false.
    expect(ends['2 image']).toBeGreaterThan(sessions / 10);
    expect(ends['1 version-only']).toBeGreaterThan(sessions / 40);
  },
  Math.max(300_000, sessions * 600),
);
