import { type Field, type FieldForm, type Notification, speechSteps, type Topic } from './source.ts';

/** What all four documents have in common: the platform's own frame, topics and reports. */

export const int = (name: string, from: number, to: number): Field => ({
  name,
  type: 'int',
  range: { from, to },
});
export const oneOf = (name: string, ...allowed: readonly (number | string)[]): Field => ({
  name,
  type: typeof allowed[0] === 'number' ? 'int' : 'text',
  range: { values: allowed },
});
export const text = (name: string, form: FieldForm): Field => ({ name, type: 'text', range: { form } });
export const number = (name: string, form: FieldForm): Field => ({ name, type: 'int', range: { form } });
const optional = (field: Field): Field => ({ ...field, isOptional: true });

/** Ports of an aircraft. The samples use 2. */
export const port = int('psdk_index', 0, 3);
export const samplePort = 2;

export const envelope: readonly Field[] = [
  text('bid', 'uuid'),
  text('tid', 'uuid'),
  number('timestamp', 'milliseconds'),
  optional(text('method', 'word')),
  { name: 'data', type: 'object', range: { form: 'object' } },
  optional(text('gateway', 'serial')),
  optional(oneOf('need_reply', 0, 1)),
];

const ofGateway = (name: string) => `thing/product/{gateway_sn}/${name}`;

export const topics: readonly Topic[] = [
  { key: 'services', address: ofGateway('services'), from: 'cloud', to: 'dock' },
  { key: 'services_reply', address: ofGateway('services_reply'), from: 'dock', to: 'cloud' },
  { key: 'events', address: ofGateway('events'), from: 'dock', to: 'cloud' },
  { key: 'events_reply', address: ofGateway('events_reply'), from: 'cloud', to: 'dock' },
  { key: 'requests', address: ofGateway('requests'), from: 'dock', to: 'cloud' },
  { key: 'requests_reply', address: ofGateway('requests_reply'), from: 'cloud', to: 'dock' },
  { key: 'state', address: 'thing/product/{device_sn}/state', from: 'aircraft', to: 'cloud' },
  { key: 'status', address: 'sys/product/{gateway_sn}/status', from: 'dock', to: 'cloud' },
];

export const directTopics: readonly Topic[] = [
  { key: 'drc_down', address: ofGateway('drc/down'), from: 'cloud', to: 'dock' },
  { key: 'drc_up', address: ofGateway('drc/up'), from: 'dock', to: 'cloud' },
];

const progressFields: readonly Field[] = [
  number('result', 'code'),
  int('output.psdk_index', 0, 3),
  oneOf('output.status', 'in_progress', 'ok'),
  text('output.md5', 'md5'),
  int('output.progress.percent', 0, 100),
  oneOf('output.progress.step_key', ...speechSteps),
];

/** How a speech goes on, on `events` for both kinds of it. */
export const progress: readonly Notification[] = [
  'speaker_tts_play_start_progress',
  'speaker_audio_play_start_progress',
].map((method) => ({ method, anchor: 'progress', topic: 'events', fields: progressFields }));

/** How a speech that was started on the direct channel goes on; it ends with `success`. */
export const directProgress: Notification = {
  method: 'drc_speaker_play_progress',
  anchor: 'drc',
  topic: 'drc_up',
  fields: progressFields.map((field) =>
    field.name === 'output.status' ? oneOf('output.status', 'in_progress', 'success') : field,
  ),
};

export const customData: Notification = {
  method: 'custom_data_transmission_from_psdk',
  anchor: 'custom-data',
  topic: 'events',
  fields: [text('value', 'short')],
};

const floatingFields: readonly Field[] = [port, text('value', 'line')];

export const floatingWindow: Notification = {
  method: 'psdk_floating_window_text',
  anchor: 'floating-window',
  topic: 'events',
  fields: floatingFields,
};

export const directFloatingWindow: Notification = {
  method: 'drc_psdk_floating_window_text',
  anchor: 'drc',
  topic: 'drc_up',
  fields: floatingFields,
};

export const resourceUpload: Notification = {
  method: 'psdk_ui_resource_upload_result',
  anchor: 'resource-upload',
  topic: 'events',
  fields: [port, text('object_key', 'key'), number('size', 'bytes'), number('result', 'code')],
};

export const storageRequest: Notification = {
  method: 'storage_config_get',
  anchor: 'storage-config-get',
  topic: 'requests',
  fields: [oneOf('module', 1)],
};

/** The cloud's answer to {@link storageRequest}. A refusal has another `result` and an empty `output`. */
export const storageFields: readonly Field[] = [
  oneOf('result', 0),
  ...[
    oneOf('output.provider', 'ali', 'aws', 'minio'),
    text('output.endpoint', 'https'),
    text('output.region', 'region'),
    text('output.bucket', 'bucket'),
    text('output.object_key_prefix', 'key'),
    text('output.credentials.access_key_id', 'access-key'),
    text('output.credentials.access_key_secret', 'secret'),
    text('output.credentials.security_token', 'token'),
    number('output.credentials.expire', 'seconds'),
  ].map(optional),
];

export const readyState: Notification = {
  method: 'psdk_ui_resource',
  anchor: 'ready-state',
  topic: 'state',
  fields: [
    int('psdk_ui_resource[].psdk_index', 0, 3),
    oneOf('psdk_ui_resource[].psdk_ready', 0, 1),
    text('psdk_ui_resource[].object_key', 'key'),
  ],
};

/** Fields of one entry of `psdk_widget_values`. */
const valueFields: readonly Field[] = [
  port,
  text('psdk_name', 'model'),
  text('psdk_sn', 'serial'),
  text('psdk_version', 'version'),
  text('psdk_lib_version', 'version'),
  number('values[].index', 'widget'),
  number('values[].value', 'widget'),
];

/** Fields of `speaker` in the same entry. */
const speakerFields: readonly Field[] = [
  oneOf('work_mode', 0, 1),
  oneOf('play_mode', 0, 1),
  int('play_volume', 0, 100),
  oneOf('system_state', 0, 1, 2, 3, 4, 99),
  text('play_file_name', 'any'),
  text('play_file_md5', 'md5'),
];

const within = (path: string, fields: readonly Field[]) =>
  fields.map((field) => ({ ...field, name: `${path}${field.name}` }));

export function values(hasSpeaker: boolean): Notification {
  const entry = 'psdk_widget_values[].';
  return {
    method: 'psdk_widget_values',
    anchor: 'values',
    topic: 'state',
    fields: [...within(entry, valueFields), ...(hasSpeaker ? within(`${entry}speaker.`, speakerFields) : [])],
  };
}
