export {
  type FlashColour,
  FlashInstrument,
  type FlashInstrumentProps,
  type InstrumentPattern,
} from './FlashInstrument.tsx';
