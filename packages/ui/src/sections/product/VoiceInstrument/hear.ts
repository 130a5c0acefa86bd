import { type NoiseKind, noiseOf, rmsOf } from './noise.ts';

export type Hearing = {
  place: NoiseKind;
  /** Metres that the voice has come. */
  distance: number;
  /** Decibels by which the voice stands above the noise. */
  over: number;
};

/** Seconds of noise alone before the order and after it. */
export const pause = 0.8;

/** Root mean square of what is louder, voice or noise: 24 dB below full scale, which leaves room for the peaks of both. */
const loudest = 0.06;

/** Highest frequency in hertz that is left of a voice: air takes the high ones first, some 4 kHz are left after 300 m. */
const cutoffAt = (distance: number) => 12_000 / (1 + distance / 150);

/** The order as it arrives: what air takes of its high frequencies. */
async function arrived(order: AudioBuffer, distance: number): Promise<AudioBuffer> {
  const context = new OfflineAudioContext(1, order.length, order.sampleRate);
  const source = new AudioBufferSourceNode(context, { buffer: order });
  const filter = new BiquadFilterNode(context, { type: 'lowpass', frequency: cutoffAt(distance), Q: 0.5 });
  source.connect(filter).connect(context.destination);
  source.start();
  return context.startRendering();
}

/**
 * Schedules an order within the noise of a place, each through a gain of its own that the caller connects; the levels of the two differ by
 * what is given. Gives the seconds that both take.
 */
export async function schedule(
  context: BaseAudioContext,
  order: AudioBuffer,
  { place, distance, over }: Hearing,
) {
  const voice = await arrived(order, distance);
  const seconds = voice.duration + 2 * pause;
  const samples = noiseOf(place, seconds, context.sampleRate);
  const noise = new AudioBuffer({ length: samples.length, sampleRate: context.sampleRate });
  noise.copyToChannel(samples, 0);
  // While the order is spoken, not on the whole: some noise swells.
  const spoken = samples.subarray(
    Math.round(pause * context.sampleRate),
    Math.round((pause + voice.duration) * context.sampleRate),
  );
  const ratio = 10 ** (over / 20);
  const [voiceLevel, noiseLevel] = ratio > 1 ? [loudest, loudest / ratio] : [loudest * ratio, loudest];
  const play = (buffer: AudioBuffer, gain: number, start: number) => {
    const source = new AudioBufferSourceNode(context, { buffer });
    const output = new GainNode(context, { gain });
    source.connect(output);
    source.start(context.currentTime + start);
    return output;
  };
  return {
    voice: play(voice, voiceLevel / rmsOf(voice.getChannelData(0)), pause),
    noise: play(noise, noiseLevel / rmsOf(spoken), 0),
    seconds,
  };
}

/**
 * Fetches an order and plays it as it is heard. Comes when it has ended or was stopped.
 * Errors: those of the request; `EncodingError` where the file is none that the browser decodes.
 */
export async function hear(src: string, hearing: Hearing, signal: AbortSignal): Promise<void> {
  // Made at once: a browser lets a page sound that was pressed just now.
  const context = new AudioContext();
  try {
    const response = await fetch(src, { signal });
    if (!response.ok) throw new Error(`The order came with status ${response.status}.`);
    const order = await context.decodeAudioData(await response.arrayBuffer());
    const { voice, noise, seconds } = await schedule(context, order, hearing);
    if (signal.aborted) return;
    voice.connect(context.destination);
    noise.connect(context.destination);
    const ended = Promise.withResolvers<void>();
    const timer = setTimeout(ended.resolve, seconds * 1000);
    signal.addEventListener('abort', () => ended.resolve(), { once: true });
    await ended.promise;
    clearTimeout(timer);
  } finally {
    await context.close();
  }
}
