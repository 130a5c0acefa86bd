import type { SpecOf } from './schema.ts';

/** The colours a warning light has. */
export type WarningColour = SpecOf<'flashinglight'>['colours'][number];

interface PatternShape {
  /** Of one flash after the other, from the first again after the last. */
  colours: readonly WarningColour[];
  /** One round in milliseconds: lit, dark, lit, dark and so on. A steady light is never dark. */
  timesMs: readonly number[];
}

/** A dot of Morse code in milliseconds: six words a minute, slow enough to be read by eye. */
const dot = 200;

/** A word in Morse code, letter by letter: what is lit, and the gap after it; three dots between letters, seven after the word. */
const morse = (...letters: readonly string[]) =>
  letters.flatMap((letter, place) =>
    Array.from(letter, (mark, index) => {
      const isEnd = index === letter.length - 1;
      const gap = isEnd ? (place === letters.length - 1 ? 7 : 3) : 1;
      return [(mark === '-' ? 3 : 1) * dot, gap * dot];
    }).flat(),
  );

const shapes = {
  steady: { colours: ['white'], timesMs: [1000, 0] },
  slow: { colours: ['white'], timesMs: [500, 1500] },
  fast: { colours: ['white'], timesMs: [100, 150] },
  sos: {
    colours: ['white'],
    timesMs: morse('...', '---', '...'),
  },
  chase: { colours: ['red', 'blue'], timesMs: [200, 50, 200, 50] },
  double: { colours: ['white'], timesMs: [80, 120, 80, 1120] },
  triple: { colours: ['white'], timesMs: [80, 120, 80, 120, 80, 920] },
  beacon: { colours: ['white'], timesMs: [100, 1900] },
  patrol: {
    colours: ['red', 'red', 'blue', 'blue'],
    timesMs: [80, 80, 80, 260, 80, 80, 80, 260],
  },
  turn: { colours: ['red', 'blue', 'white', 'yellow'], timesMs: [250, 50, 250, 50, 250, 50, 250, 50] },
  aviationWhite: { colours: ['white'], timesMs: [100, 1100] },
  aviationRed: { colours: ['red'], timesMs: [300, 900] },
  // What a visitor may set, as it is delivered.
  own1: { colours: ['white'], timesMs: [80, 120, 80, 1120] },
  own2: { colours: ['red', 'blue'], timesMs: [400, 100, 400, 100] },
  own3: { colours: ['white'], timesMs: [100, 1900] },
} as const satisfies Record<string, PatternShape>;

/** A pattern's name in data and texts. */
export type FlashPatternKey = keyof typeof shapes;

/**
 * The patterns of a warning light in the order of its data sheet. Which there are is stated there; their times are sample
 * data until the maker states its own.
 */
export function flashPatterns(keys: readonly FlashPatternKey[]) {
  return keys.map((key) => ({
    key,
    colours: [...shapes[key].colours] as WarningColour[],
    timesMs: [...shapes[key].timesMs] as number[],
  }));
}

/** Flashes a minute; 0 for a light that is never dark. */
export function flashesPerMinute({ timesMs }: { timesMs: readonly number[] }): number {
  const round = timesMs.reduce((sum, time) => sum + time, 0);
  const isSteady = timesMs.every((time, index) => index % 2 === 0 || time === 0);
  return isSteady ? 0 : (60_000 * (timesMs.length / 2)) / round;
}
