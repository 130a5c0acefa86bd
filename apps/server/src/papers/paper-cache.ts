import { tagOf } from '../web/entity-tags.ts';

/** A paper as it is sent. */
export interface MadePaper {
  file: Buffer;
  etag: string;
}

export type PaperGroup = 'models' | 'sets';

/** Papers by a key of everything that they say. */
export interface PaperCache {
  /**
   * @param group whose allowance it takes: papers of models and notices, of which there are as many as those, or of the sets that
   *   somebody may ask for without end
   * @throws {TooManyPapers} and whatever `make` throws; neither is kept.
   */
  get: (key: string, make: () => Promise<Buffer>, group: PaperGroup) => Promise<MadePaper>;
}

/** More are being asked for than is good for the rest of the service. */
export class TooManyPapers extends Error {
  override readonly name = 'TooManyPapers';
}

/** Bytes of papers that are kept; a model's has some 60 kB. */
const mostBytes = 24 * 1024 * 1024;

/**
 * So many may be made at once after a quiet time, and so many in each second from then on. All papers of all models are some two
 * hundred, which whoever follows every link of the site asks for.
 */
const burst: Readonly<Record<PaperGroup, number>> = { models: 400, sets: 30 };
const perSecond = 4;

/** Takes one of an allowance that fills up with time. Given the time in milliseconds. */
function createAllowance(most: number): (time: number) => void {
  let left = most;
  let countedAt: number | null = null;
  return (time) => {
    left = Math.min(most, left + (Math.max(0, time - (countedAt ?? time)) / 1000) * perSecond);
    countedAt = time;
    if (left < 1) throw new TooManyPapers('Papers are asked for faster than they are made.');
    left -= 1;
  };
}

/**
 * Makes papers and keeps them, the least lately asked for going first. Making one holds the server up for some 50 ms or more, so it is
 * one at a time, and no more than `perSecond` where somebody asks for ever other sets; what is kept is given in any case.
 */
export function createPaperCache(now: () => Date): PaperCache {
  const kept = new Map<string, Promise<MadePaper>>();
  const sizes = new Map<string, number>();
  const allowances = { models: createAllowance(burst.models), sets: createAllowance(burst.sets) };
  let last: Promise<unknown> = Promise.resolve();

  const drop = (key: string) => {
    kept.delete(key);
    sizes.delete(key);
  };
  const makeRoom = () => {
    let bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    for (const [key, size] of sizes) {
      if (bytes <= mostBytes) return;
      bytes -= size;
      drop(key);
    }
  };

  return {
    async get(key, make, group) {
      const known = kept.get(key);
      if (known) {
        const size = sizes.get(key);
        drop(key);
        kept.set(key, known);
        if (size !== undefined) sizes.set(key, size);
        return known;
      }
      allowances[group](now().getTime());
      const making = last.then(make).then((file) => ({ file, etag: tagOf(file) }));
      last = making.catch(() => undefined);
      kept.set(key, making);
      try {
        const made = await making;
        sizes.set(key, made.file.length);
        makeRoom();
        return made;
      } catch (error) {
        drop(key);
        throw error;
      }
    },
  };
}
