export {
  FootprintInstrument,
  type FootprintInstrumentProps,
  type FootprintVoice,
} from './FootprintInstrument.tsx';
