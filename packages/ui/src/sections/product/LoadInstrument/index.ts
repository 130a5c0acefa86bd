export { type LoadAircraft, LoadInstrument, type LoadInstrumentProps } from './LoadInstrument.tsx';
