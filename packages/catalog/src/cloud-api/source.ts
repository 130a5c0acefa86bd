import type { Language } from '../language.ts';

/** The four Cloud API documents, by the id that their addresses end with. */
export const cloudApiIds = ['megaphone', 't40s', 's3mini', 'm3d'] as const;
export type CloudApiId = (typeof cloudApiIds)[number];

/**
 * What a field takes. `int` and `text` are what the documents call them. A text that is not one of a few is of a `form`;
 * an integer without limits is of one too.
 */
export type FieldRange =
  | { readonly from: number; readonly to: number }
  | { readonly values: readonly (number | string)[] }
  | { readonly form: FieldForm };

/** Forms that no list and no two limits tell: how each is written in a document is in the tests. */
export type FieldForm =
  | 'access-key'
  | 'any'
  | 'bucket'
  | 'bytes'
  | 'code'
  | 'https'
  | 'key'
  | 'line'
  | 'md5'
  | 'milliseconds'
  | 'model'
  | 'object'
  | 'region'
  | 'seconds'
  | 'secret'
  | 'serial'
  | 'short'
  | 'token'
  | 'utf8'
  | 'uuid'
  | 'version'
  | 'widget'
  | 'word';

/** A field of a message. */
export interface Field {
  /** Its path, as in `tts.md5` and `values[].index`. */
  readonly name: string;
  readonly type: 'int' | 'text' | 'object';
  readonly range: FieldRange;
  /** Whether a message may be without it. @default false */
  readonly isOptional?: boolean;
}

/** Who sends and who receives. The dock is the gateway; only the aircraft reports states. */
export type Party = 'cloud' | 'dock' | 'aircraft';

/** A topic of MQTT. */
export interface Topic {
  /** The last part of its address, `drc_down` for two parts. */
  readonly key: TopicKey;
  /** With `{gateway_sn}` or `{device_sn}` in it. */
  readonly address: string;
  readonly from: Party;
  readonly to: Party;
}

export type TopicKey =
  | 'services'
  | 'services_reply'
  | 'events'
  | 'events_reply'
  | 'requests'
  | 'requests_reply'
  | 'state'
  | 'status'
  | 'drc_down'
  | 'drc_up';

/** Values of a message's data. */
export type Data = { readonly [name: string]: unknown };

/** A method that the cloud calls: on `services`, on the direct channel, or as the answer to a request of the dock. */
export interface Call {
  readonly method: string;
  /** Heading of the document that describes it. */
  readonly anchor: string;
  readonly topic: 'services' | 'drc_down' | 'requests_reply';
  /** Fields of `data`. */
  readonly fields: readonly Field[];
  /** Data that the device accepts, in the words of the language. */
  readonly example: Readonly<Record<Language, Data>>;
}

/** A message that the dock or the aircraft sends. */
export interface Notification {
  /** Its method; of a state, which has none, the property that it reports. */
  readonly method: string;
  readonly anchor: string;
  readonly topic: 'events' | 'requests' | 'state' | 'drc_up';
  readonly fields: readonly Field[];
}

/** What a widget stands for, whichever number it has. */
export type WidgetRole =
  | 'amplifier'
  | 'battery'
  | 'brightness'
  | 'centre'
  | 'colour'
  | 'flash'
  | 'lid-check'
  | 'light'
  | 'link'
  | 'loop'
  | 'mode'
  | 'pattern'
  | 'siren'
  | 'stop'
  | 'strobe'
  | 'tilt'
  | 'volume';

export interface Widget {
  readonly index: number;
  readonly type: 'switch' | 'range' | 'list' | 'button' | 'read-only';
  readonly from: number;
  readonly to: number;
  readonly role: WidgetRole;
  /** Its value once the payload has started. */
  readonly first: number;
  /** The sample device has the number and no such part: it refuses every value. @default false */
  readonly isRefused?: boolean;
}

/** An error code, and what it can come from. */
export interface ErrorCode {
  readonly code: number;
  /** Methods that it is said of, each in its reply or, once accepted, in an event of the step it failed at. */
  readonly of: readonly { readonly method: string; readonly step?: SpeechStep | 'upload-result' }[];
}

/** Steps of a speech, in their order; a text has only the last three. */
export const speechSteps = ['download', 'encoding', 'change_work_mode', 'upload', 'play'] as const;
export type SpeechStep = (typeof speechSteps)[number];

/** Everything a program has to know of one document's payload. */
export interface CloudApi {
  readonly id: CloudApiId;
  /** The payload that the samples are of, as `psdk_name` reports it. */
  readonly device: {
    readonly name: string;
    readonly serial: string;
    readonly firmware: string;
    readonly library: string;
  };
  readonly topics: readonly Topic[];
  readonly envelope: readonly Field[];
  /** Methods on `services`, then the answer to `storage_config_get`. */
  readonly calls: readonly Call[];
  /** Commands of the direct channel, none where the payload's docks have no such channel. */
  readonly direct: readonly Call[];
  readonly notifications: readonly Notification[];
  readonly widgets: readonly Widget[];
  readonly errors: readonly ErrorCode[];
}
