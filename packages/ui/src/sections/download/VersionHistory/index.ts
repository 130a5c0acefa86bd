export { VersionHistory, type VersionHistoryProps } from './VersionHistory.tsx';
