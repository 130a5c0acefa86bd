export { Time } from './Time.tsx';
