export { Transcript, type TranscriptProps } from './Transcript.tsx';
