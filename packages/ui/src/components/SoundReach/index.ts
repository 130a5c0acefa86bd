export type { SoundReachProps } from './SoundReach.tsx';
export { SoundReach } from './SoundReach.tsx';
