export { ModelMark, type ModelMarkProps } from './ModelMark.tsx';
