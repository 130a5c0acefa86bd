/** A part of a period in which a lamp is lit, in seconds from its beginning. */
export type Lit = readonly [from: number, to: number];

/** How a lamp is lit again and again. */
export type Rhythm = {
  /** Until it begins again. @unit s */
  period: number;
  /** When it is lit. */
  lit: readonly Lit[];
};

const unit = 0.25;

/** Three short, three long, three short, of a unit and of three; a unit between them, three between letters, seven at the end. */
function sos(): Rhythm {
  const lit: Lit[] = [];
  let at = 0;
  for (const [length, gap] of [
    ...[1, 1, 1].map((long, index) => [long, index === 2 ? 3 : 1] as const),
    ...[3, 3, 3].map((long, index) => [long, index === 2 ? 3 : 1] as const),
    ...[1, 1, 1].map((long, index) => [long, index === 2 ? 7 : 1] as const),
  ]) {
    lit.push([at, at + length * unit]);
    at += (length + gap) * unit;
  }
  return { period: at, lit };
}

/**
 * How a flash is drawn: slower than it flashes, so that lamps and strobe together come to three flashes in a second at most
 * (WCAG 2.3.1). `alternates`: the lamps are lit one after the other, else all at once.
 */
export const rhythms = {
  slow: { period: 3, lit: [[0, 1.5]], alternates: true },
  fast: { period: 1.5, lit: [[0, 0.75]], alternates: true },
  chase: { period: 1.8, lit: [[0, 0.6]], alternates: true },
  sos: { ...sos(), alternates: false },
} as const satisfies Record<string, Rhythm & { alternates: boolean }>;

/** The beam, where it strobes. */
export const strobe: Rhythm = { period: 1, lit: [[0, 0.5]] };

/** The steps of a rhythm as keyframes: lit, or dark. */
export function framesOf<Frame>({ period, lit }: Rhythm, on: Frame, off: Frame): Record<string, Frame> {
  const share = (seconds: number) => `${Math.round((seconds / period) * 10_000) / 100}%`;
  const frames: Record<string, Frame> = { '0%': off };
  for (const [from, to] of lit) {
    frames[share(from)] = on;
    frames[share(to)] = off;
  }
  return frames;
}
