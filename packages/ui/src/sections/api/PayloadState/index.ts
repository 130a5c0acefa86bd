export {
  type PayloadBeam,
  type PayloadFlash,
  PayloadState,
  type PayloadStateProps,
} from './PayloadState.tsx';
