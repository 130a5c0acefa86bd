import type { Language } from '../language.ts';
import { int, number, oneOf, port, samplePort, storageFields, text } from './fields.ts';
import type { Call, Data, Field } from './source.ts';

/** A text to be spoken, with the sum over its bytes in UTF-8. */
export interface Order {
  readonly text: string;
  readonly md5: string;
}

const same = (data: Data): Call['example'] => ({
  en: { psdk_index: samplePort, ...data },
  cn: { psdk_index: samplePort, ...data },
});

function service(method: string, fields: readonly Field[], example: Call['example']): Call {
  return {
    method,
    anchor: method.replaceAll('_', '-'),
    topic: 'services',
    fields: [port, ...fields],
    example,
  };
}

const clip = (name: string): Data => ({
  psdk_index: samplePort,
  file: {
    name,
    url: 'https://files.example.com/clips/closed-road-1.pcm',
    md5: '3bf3d302a6a63908cae07542dd5736f5',
    format: 'pcm',
  },
});

/** The methods of a loudspeaker. */
export function speakerCalls(orders: Readonly<Record<Language, Order>>): readonly Call[] {
  const names = { en: 'order-1', cn: '喊话-1' };
  const spoken = (language: Language): Data => ({
    psdk_index: samplePort,
    tts: { name: names[language], ...orders[language] },
  });
  return [
    service(
      'speaker_tts_play_start',
      [text('tts.name', 'any'), text('tts.text', 'utf8'), text('tts.md5', 'md5')],
      { en: spoken('en'), cn: spoken('cn') },
    ),
    service(
      'speaker_audio_play_start',
      [
        text('file.name', 'any'),
        text('file.url', 'https'),
        text('file.md5', 'md5'),
        oneOf('file.format', 'pcm'),
      ],
      { en: clip('closed-road-1'), cn: clip('道路封闭-1') },
    ),
    service('speaker_replay', [], same({})),
    service('speaker_play_stop', [], same({})),
    service('speaker_play_mode_set', [oneOf('play_mode', 0, 1)], same({ play_mode: 1 })),
    service('speaker_play_volume_set', [int('play_volume', 0, 100)], same({ play_volume: 60 })),
  ];
}

/** @param example number of the widget that the document's example sets, and its value */
export const widgetCall = (example: { index: number; value: number }): Call =>
  service('psdk_widget_value_set', [number('index', 'widget'), number('value', 'widget')], same(example));

/** The answer to the dock, which asks where it may put the pictures of the widgets. */
export const storageReply: Call = (() => {
  const data: Data = {
    result: 0,
    output: {
      provider: 'minio',
      endpoint: 'https://store.example.com',
      region: 'local',
      bucket: 'psdk',
      object_key_prefix: 'widgets',
      credentials: {
        access_key_id: 'sample',
        access_key_secret: 'sample',
        security_token: 'sample',
        expire: 3600,
      },
    },
  };
  return {
    method: 'storage_config_get',
    anchor: 'storage-config-get',
    topic: 'requests_reply',
    fields: storageFields,
    example: { en: data, cn: data },
  };
})();

/** What has its own method on the direct channel alone: the voice that reads texts. */
const voiceCall: Call = {
  method: 'drc_speaker_tts_set',
  anchor: 'drc',
  topic: 'drc_down',
  fields: [port, int('volume', 0, 100), oneOf('type', 0, 1), oneOf('language', 0, 1), int('speed', 0, 100)],
  example: {
    en: { psdk_index: samplePort, volume: 60, type: 1, language: 1, speed: 50 },
    cn: { psdk_index: samplePort, volume: 60, type: 1, language: 0, speed: 50 },
  },
};

/**
 * The same methods on the direct channel of Dock 3, in the order of the document. A clip has none.
 *
 * @param example number of the widget that the document's example sets there, and its value
 */
export function directCalls(
  calls: readonly Call[],
  example: { index: number; value: number },
): readonly Call[] {
  const twins = calls
    .filter(({ topic, method }) => topic === 'services' && method !== 'speaker_audio_play_start')
    .map((call): Call => ({ ...call, method: `drc_${call.method}`, anchor: 'drc', topic: 'drc_down' }));
  const widget = twins
    .filter(({ method }) => method === 'drc_psdk_widget_value_set')
    .map((call): Call => ({ ...call, example: same(example) }));
  const speaker = twins.filter(({ method }) => method !== 'drc_psdk_widget_value_set');
  const [speak, ...others] = speaker;
  return [...widget, ...(speak ? [speak, voiceCall, ...others] : [])];
}
