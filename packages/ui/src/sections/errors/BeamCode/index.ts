export { BeamCode, type BeamCodeProps } from './BeamCode.tsx';
