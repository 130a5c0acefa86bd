import type { CloudApi, Data, SpeechStep, TopicKey, WidgetRole } from './source.ts';

/** A message on a topic. */
export interface Message {
  readonly topic: TopicKey;
  readonly body: Data;
}

/** A text or clip on its way. */
export interface Speech {
  /** `speaker_tts_play_start` or `speaker_audio_play_start`: which events tell of it, and what it can fail with. */
  readonly method: string;
  readonly name: string;
  readonly md5: string;
  /** What is spoken; of a clip its name. */
  readonly text: string;
  readonly steps: readonly { readonly key: SpeechStep; readonly takes: number }[];
  /** Index of the step that is under way. */
  readonly step: number;
  readonly isDirect: boolean;
  /** Of the message that it was started with. */
  readonly ids: { readonly bid?: unknown; readonly tid?: unknown; readonly seq?: unknown };
}

/** What happens at a time, without anybody asking for it. */
export type Happening =
  | { readonly do: 'send'; readonly message: Message }
  | { readonly do: 'start' | 'report' | 'check-lid' }
  | { readonly do: 'step'; readonly index: number };

/** Everything about a dock, its aircraft and the payload under it. Plain data: it is never changed, only followed by another. */
export interface SimulatedPayload {
  readonly api: CloudApi;
  readonly isReady: boolean;
  /** Values of the widgets, by their numbers. */
  readonly values: Readonly<Record<number, number>>;
  readonly speech: Speech | null;
  /** What was played last; `speaker_replay` plays it again. */
  readonly played: Speech | null;
  readonly playMode: 0 | 1;
  readonly workMode: 0 | 1;
  /** Result of the last check whether the dock's lid can close; null before the first. */
  readonly isLidClear: boolean | null;
  /** Code that the next message which can come to it comes to; null while nothing is wrong. */
  readonly fault: number | null;
  /** What is due, with its time in milliseconds since 1970. */
  readonly due: readonly { readonly at: number; readonly what: Happening }[];
}

/** What comes from outside: the time, and new names for messages. */
export interface Surroundings {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** A new UUID. */
  readonly newId: () => string;
}

export interface Outcome {
  readonly payload: SimulatedPayload;
  /** What is sent at this moment. */
  readonly sent: readonly Message[];
}

/** The value of the widget that stands for something; 0 where no widget does. */
export function valueOf({ api, values }: SimulatedPayload, role: WidgetRole): number {
  const widget = api.widgets.find((one) => one.role === role);
  return widget ? (values[widget.index] ?? 0) : 0;
}

/** The values with the widget that stands for something set, where there is one. */
export function withValue(
  { api, values }: SimulatedPayload,
  role: WidgetRole,
  value: number,
): SimulatedPayload['values'] {
  const widget = api.widgets.find((one) => one.role === role);
  return !widget || values[widget.index] === value ? values : { ...values, [widget.index]: value };
}

export const later = (payload: SimulatedPayload, at: number, what: Happening): SimulatedPayload => ({
  ...payload,
  due: [...payload.due, { at, what }],
});

/** Whether an API has methods of a loudspeaker. */
export const hasSpeaker = ({ calls }: CloudApi): boolean =>
  calls.some(({ method }) => method.startsWith('speaker_'));

/** The fault, where it comes to pass in the reply to a method or at a step of it. */
export function faultAt({ api, fault }: SimulatedPayload, method: string, step: string): number | null {
  const error = api.errors.find(({ code }) => code === fault);
  return error?.of.some((one) => one.method === method && (one.step ?? 'reply') === step) ? error.code : null;
}

/** The fault has come to pass; it does so once. */
export const withoutFault = (payload: SimulatedPayload, code: number | null): SimulatedPayload =>
  payload.fault !== null && payload.fault === code ? { ...payload, fault: null } : payload;

export const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
