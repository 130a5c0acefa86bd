export { WhenSeen, type WhenSeenProps } from './WhenSeen.tsx';
