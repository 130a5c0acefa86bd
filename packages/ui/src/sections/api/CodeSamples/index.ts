export { type CodeSample, CodeSamples, type CodeSamplesProps } from './CodeSamples.tsx';
