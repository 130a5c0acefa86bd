import { md5 } from './md5.ts';
import { lidMessage, progressMessage, valuesMessage } from './payload-messages.ts';
import {
  faultAt,
  isData,
  later,
  type Outcome,
  type SimulatedPayload,
  type Speech,
  type Surroundings,
  valueOf,
  withoutFault,
  withValue,
} from './payload-state.ts';
import { type Data, type SpeechStep, speechSteps } from './source.ts';

/** Milliseconds that a step takes; a text is played as long as it takes to say it. */
const takes: Readonly<Record<Exclude<SpeechStep, 'play'>, number>> = {
  download: 500,
  encoding: 400,
  change_work_mode: 300,
  upload: 600,
};
const clipTakes = 3000;
const sayingOf = (text: string) => Math.min(8000, Math.max(1500, text.length * 70));

const isMd5 = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{32}$/.test(value);
const stepsOf = (keys: readonly SpeechStep[], play: number) =>
  keys.map((key) => ({ key, takes: key === 'play' ? play : takes[key] }));

/**
 * The speech that a method starts.
 *
 * @param method without the `drc_` of the direct channel
 * @returns the error code where it is refused
 */
export function speechOf(
  { played }: SimulatedPayload,
  method: string,
  data: Data,
  start: Pick<Speech, 'isDirect' | 'ids'>,
): Speech | number {
  if (method === 'speaker_replay') {
    if (!played) return 327_074;
    return { ...played, ...start, step: 0, steps: played.steps.filter(({ key }) => key === 'play') };
  }
  if (method === 'speaker_tts_play_start') {
    const tts = isData(data['tts']) ? data['tts'] : {};
    const { name, text, md5: sum } = tts;
    if (typeof text !== 'string' || !isMd5(sum) || md5(text) !== sum) return 327_071;
    const steps = stepsOf(speechSteps.slice(2), sayingOf(text));
    return { method, name: String(name), md5: sum, text, steps, step: 0, ...start };
  }
  const { name, url, md5: sum, format } = isData(data['file']) ? data['file'] : {};
  const isClip = typeof url === 'string' && url.startsWith('https://') && format === 'pcm' && isMd5(sum);
  if (!isClip) return 327_050;
  const steps = stepsOf(speechSteps, clipTakes);
  return { method, name: String(name), md5: sum, text: String(name), steps, step: 0, ...start };
}

/** Without what is left of a speech: another follows it, or none. */
export const withoutSteps = (payload: SimulatedPayload): SimulatedPayload => ({
  ...payload,
  due: payload.due.filter(({ what }) => what.do !== 'step'),
});

/** Speech and siren fall silent. What is being uploaded is given up, and told. */
export function silenced(payload: SimulatedPayload, around: Surroundings): SimulatedPayload {
  const silent = { ...withoutSteps(payload), speech: null, values: withValue(payload, 'siren', 0) };
  const { speech } = payload;
  const step = speech?.steps[speech.step]?.key;
  if (!speech || !step || step === 'play') return silent;
  const result = speech.method === 'speaker_audio_play_start' ? 327_070 : 327_073;
  const told = { result, status: 'in_progress', step, percent: 41 } as const;
  return later(silent, around.now + 200, { do: 'send', message: progressMessage(speech, told, around.now) });
}

/** A step of the speech begins; the one before it has ended. */
export function stepped(payload: SimulatedPayload, index: number, around: Surroundings): Outcome {
  const { speech } = payload;
  const step = speech?.steps[index];
  if (!speech) return { payload, sent: [] };
  if (!step) return ended(payload, speech, around);
  const isPlay = step.key === 'play';
  const told = { status: 'in_progress', step: step.key } as const;

  const fault = faultAt(payload, speech.method, step.key);
  if (fault !== null) {
    const failed = { ...withoutFault(payload, fault), speech: null };
    const percent = step.key === 'upload' ? 41 : 0;
    const message = progressMessage(speech, { ...told, result: fault, percent }, around.now);
    return { payload: failed, sent: [message, valuesMessage(failed, around)] };
  }
  const going = { ...payload, speech: { ...speech, step: index }, played: isPlay ? speech : payload.played };
  const message = progressMessage(speech, { ...told, result: 0, percent: isPlay ? 0 : 100 }, around.now);
  return {
    payload: later(going, around.now + step.takes, { do: 'step', index: index + 1 }),
    sent: isPlay ? [message, valuesMessage(going, around)] : [message],
  };
}

/** Played to its end: once more in a loop, else it is told. */
function ended(payload: SimulatedPayload, speech: Speech, around: Surroundings): Outcome {
  const last = speech.steps.length - 1;
  if (payload.playMode === 1) {
    const again = { do: 'step', index: last + 1 } as const;
    return {
      payload: later(payload, around.now + (speech.steps[last]?.takes ?? clipTakes), again),
      sent: [],
    };
  }
  const over = { ...payload, speech: null };
  const told = { result: 0, status: 'ok', step: 'play', percent: 100 } as const;
  return { payload: over, sent: [progressMessage(speech, told, around.now), valuesMessage(over, around)] };
}

/** The light is centred as long as it does not follow the camera, and then nothing is in the lid's way. */
export function lidChecked(payload: SimulatedPayload, around: Surroundings): Outcome {
  const isLidClear = valueOf(payload, 'link') === 0;
  const checked = { ...payload, isLidClear, values: withValue(payload, 'lid-check', 0) };
  return { payload: checked, sent: [lidMessage(isLidClear, around), valuesMessage(checked, around)] };
}
