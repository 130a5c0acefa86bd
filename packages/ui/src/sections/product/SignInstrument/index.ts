export {
  SignInstrument,
  type SignInstrumentProps,
  type SignPanel,
  type SignPixels,
} from './SignInstrument.tsx';
