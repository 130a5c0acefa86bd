import { createLine } from '../in-turn.ts';
import type { Network } from '../services/caller.ts';
import { tagOf } from '../web/entity-tags.ts';
import { createAllowance, createAllowances } from './allowance.ts';

/** A paper as it is sent. */
export interface MadePaper {
  file: Buffer;
  etag: string;
}

export type PaperGroup = 'models' | 'sets';

/** Whose allowance a paper takes. */
export interface Taker {
  /** Papers of models and notices, of which there are as many as those, or of the sets that someone may ask for without end. */
  group: PaperGroup;
  /** Null is counted with all others only. */
  network: Network;
}

/** Papers by a key of everything that they say. */
export interface PaperCache {
  /** @throws {TooManyPapers} and whatever `make` throws; neither is kept. */
  get: (key: string, make: () => Promise<Buffer>, taker: Taker) => Promise<MadePaper>;
}

/** More are being asked for than is good for the rest of the service. */
export class TooManyPapers extends Error {
  override readonly name = 'TooManyPapers';
}

/** Bytes of papers that are kept; a model's has some 60 kB, its manual 130 to 250 kB. */
const mostBytes = 32 * 1024 * 1024;

/**
 * So many may be made at once after a quiet time. All papers of all models are some two hundred and their manuals a hundred,
 * which whoever follows every link of the site asks for.
 */
const burst = {
  ofNetwork: { models: 340, sets: 12 },
  ofAll: { models: 500, sets: 30 },
} satisfies Record<string, Record<PaperGroup, number>>;

/** So many in each second from then on. */
const perSecond = { ofNetwork: 1, ofAll: 4 };

const allowancesOf = (group: PaperGroup) => ({
  ofNetwork: createAllowances(burst.ofNetwork[group], perSecond.ofNetwork),
  ofAll: createAllowance(burst.ofAll[group], perSecond.ofAll),
});

/**
 * Makes papers and keeps them, the least lately asked for going first. Making one holds the server up for some 50 ms or more, so it is
 * one at a time, and no more than `perSecond` where someone asks for ever other sets; what is kept is given in any case. Each network
 * is counted before all of them together, so that one that asks without end takes a quarter of what there is.
 */
export function createPaperCache(now: () => Date): PaperCache {
  const kept = new Map<string, Promise<MadePaper>>();
  const sizes = new Map<string, number>();
  const allowances = { models: allowancesOf('models'), sets: allowancesOf('sets') };
  const take = ({ group, network }: Taker): void => {
    const time = now().getTime();
    const { ofNetwork, ofAll } = allowances[group];
    if ((network !== null && !ofNetwork(network, time)) || !ofAll.take(time)) {
      throw new TooManyPapers('Papers are asked for faster than they are made.');
    }
  };
  const inTurn = createLine();

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
    async get(key, make, taker) {
      const known = kept.get(key);
      if (known) {
        const size = sizes.get(key);
        drop(key);
        kept.set(key, known);
        if (size !== undefined) sizes.set(key, size);
        return known;
      }
      take(taker);
      const making = inTurn(async () => {
        const file = await make();
        return { file, etag: tagOf(file) };
      });
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
