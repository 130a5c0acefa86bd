import type { Call, CloudApi } from '@payload/catalog/cloud-api';

/** What a console does beside sending: the payload, the dock or the aircraft begins. */
export type Beginning = 'tell' | 'ask' | 'restart';

/** What can be done at a heading of a document. */
export interface Operation {
  /** Messages that can be sent, the first chosen; none where only the device sends. */
  readonly calls: readonly Call[];
  readonly beginning: Beginning | null;
  /** Whether samples of the calls stand with it: once for each call. */
  readonly hasSamples: boolean;
  /** Values that the message begins with, in place of those of its example. */
  readonly values?: Readonly<Record<string, string>>;
}

/** Text and clip are told of by the same events; the lid's check is a widget. */
function callsAt(api: CloudApi, anchor: string): readonly Call[] {
  const named = (...methods: string[]) => api.calls.filter(({ method }) => methods.includes(method));
  switch (anchor) {
    case 'drc':
      return api.direct;
    case 'progress':
      return named('speaker_tts_play_start', 'speaker_audio_play_start');
    case 'custom-data':
    case 'widgets':
      return named('psdk_widget_value_set');
    case 'resource-upload':
      return named('storage_config_get');
    case 'errors':
      return api.calls;
    default:
      return api.calls.filter((call) => call.anchor === anchor);
  }
}

const beginnings: Readonly<Record<string, Beginning>> = {
  'floating-window': 'tell',
  'storage-config-get': 'ask',
  'resource-upload': 'ask',
  'ready-state': 'restart',
  values: 'restart',
};

/** What can be done at a heading; null where there is nothing to do. */
export function operationAt(api: CloudApi, anchor: string): Operation | null {
  const calls = callsAt(api, anchor);
  const beginning = beginnings[anchor] ?? null;
  if (calls.length === 0 && beginning === null) return null;
  const check = api.widgets.find(({ role }) => role === 'lid-check');
  return {
    calls,
    beginning,
    hasSamples: anchor === 'drc' || calls[0]?.anchor === anchor,
    ...(anchor === 'custom-data' && check ? { values: { index: String(check.index), value: '1' } } : {}),
  };
}
