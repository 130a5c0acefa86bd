export { VersionHistory } from './VersionHistory.tsx';
