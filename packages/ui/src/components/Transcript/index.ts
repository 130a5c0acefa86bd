export { Transcript } from './Transcript.tsx';
