export {
  type StackAircraft,
  StackInstrument,
  type StackInstrumentProps,
  type StackPart,
  type StackPayload,
} from './StackInstrument.tsx';
