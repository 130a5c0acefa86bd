export { BeamInstrument, type BeamInstrumentProps, type InstrumentBeam } from './BeamInstrument.tsx';
