export {
  type NoiseKind,
  VoiceInstrument,
  type VoiceInstrumentProps,
  type VoiceVerdict,
} from './VoiceInstrument.tsx';
