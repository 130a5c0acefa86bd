export { VersionChoice } from './VersionChoice.tsx';
