import type { ErrorCode, SpeechStep } from './source.ts';

const tts = 'speaker_tts_play_start';
const audio = 'speaker_audio_play_start';

/** One that a speech fails with on its way. */
const failing = (code: number, step: SpeechStep, ...methods: readonly string[]): ErrorCode => ({
  code,
  of: methods.map((method) => ({ method, step })),
});
const refusing = (code: number, ...methods: readonly string[]): ErrorCode => ({
  code,
  of: methods.map((method) => ({ method })),
});
/** One that the pictures of the widgets fail with. */
const uploading = (code: number): ErrorCode => ({
  code,
  of: [{ method: 'storage_config_get', step: 'upload-result' }],
});

/** Those of loudspeakers alone. */
export const speakerErrors: readonly ErrorCode[] = [
  refusing(327050, tts, audio),
  failing(327051, 'download', audio),
  failing(327052, 'change_work_mode', tts, audio),
  failing(327053, 'upload', audio),
  {
    code: 327054,
    of: [
      { method: tts, step: 'play' },
      { method: audio, step: 'play' },
      { method: 'speaker_replay', step: 'play' },
    ],
  },
  failing(327055, 'change_work_mode', tts, audio),
  failing(327056, 'upload', tts),
  refusing(327057, 'speaker_play_stop'),
  refusing(327058, 'speaker_play_mode_set'),
  refusing(327059, 'speaker_play_volume_set'),
];

/** Those of any payload with widgets. */
export const widgetErrors: readonly ErrorCode[] = [
  refusing(327060, 'psdk_widget_value_set'),
  refusing(327061, 'psdk_input_box_text_set'),
  uploading(327063),
  uploading(327064),
  uploading(327065),
  uploading(327066),
  uploading(327067),
];

/** Those of loudspeakers that come behind them in the numbering. */
export const soundErrors: readonly ErrorCode[] = [
  failing(327068, 'download', audio),
  failing(327069, 'upload', audio),
  failing(327070, 'upload', audio),
  refusing(327071, tts),
  failing(327072, 'upload', tts),
  failing(327073, 'upload', tts),
  refusing(327074, 'speaker_replay'),
  failing(327075, 'encoding', audio),
];
