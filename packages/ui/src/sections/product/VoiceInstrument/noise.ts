/** What a place sounds like. */
export type NoiseKind = 'quiet' | 'street' | 'rotor' | 'crowd';

/** Root mean square of samples. */
export function rmsOf(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return Math.sqrt(sum / Math.max(1, samples.length));
}

/** A generator of white noise that is the same each time (mulberry32). */
function whiteNoise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x80000000 - 1;
  };
}

/** A low-pass filter of the first order. */
function lowPass(cutoff: number, rate: number): (sample: number) => number {
  const share = 1 - Math.exp((-2 * Math.PI * cutoff) / rate);
  let last = 0;
  return (sample) => {
    last += share * (sample - last);
    return last;
  };
}

/** How each place is synthesised: given the time in seconds, the next sample. */
const places: Record<NoiseKind, (rate: number) => (time: number) => number> = {
  // Wind: low, and swelling slowly.
  quiet: (rate) => {
    const white = whiteNoise(1);
    const low = lowPass(400, rate);
    return (time) => low(white()) * (0.7 + 0.3 * Math.sin(2 * Math.PI * 0.2 * time));
  },
  // Tyres and engines: a broad roar with most of it below 1 kHz.
  street: (rate) => {
    const white = whiteNoise(2);
    const [low, mid] = [lowPass(150, rate), lowPass(1200, rate)];
    return () => {
      const sample = white();
      return 2 * low(sample) + 0.5 * mid(sample);
    };
  },
  // Blades pass 180 times a second; their harmonics beat, and air hisses.
  rotor: (rate) => {
    const white = whiteNoise(3);
    const hiss = lowPass(4000, rate);
    return (time) => {
      let tone = 0;
      for (let harmonic = 1; harmonic <= 8; harmonic += 1)
        tone +=
          (Math.sin(2 * Math.PI * 180 * harmonic * time) + Math.sin(2 * Math.PI * 183 * harmonic * time)) /
          harmonic;
      return 0.12 * tone + 0.35 * hiss(white());
    };
  },
  // Many voices at once: noise of the voice's frequencies, each voice swelling by the syllable.
  crowd: (rate) => {
    const voices = [3.1, 3.7, 4.3, 4.9, 5.3].map((syllables, index) => {
      const white = whiteNoise(10 + index);
      const [high, low] = [lowPass(1800, rate), lowPass(300, rate)];
      return (time: number) => {
        const sample = white();
        return (high(sample) - low(sample)) * (0.6 + 0.4 * Math.sin(2 * Math.PI * syllables * time + index));
      };
    });
    return (time) => voices.reduce((sum, voice) => sum + voice(time), 0);
  },
};

/** Noise of a place, the same each time, with a root mean square of 1. */
export function noiseOf(kind: NoiseKind, seconds: number, rate: number): Float32Array<ArrayBuffer> {
  const next = places[kind](rate);
  const samples = new Float32Array(Math.ceil(seconds * rate));
  for (let index = 0; index < samples.length; index += 1) samples[index] = next(index / rate);
  const level = rmsOf(samples);
  return samples.map((sample) => sample / level);
}
