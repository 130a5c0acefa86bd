export { LiveStatus } from './LiveStatus.tsx';
