export { WhenSeen } from './WhenSeen.tsx';
