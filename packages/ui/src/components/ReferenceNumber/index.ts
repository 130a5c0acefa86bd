export { ReferenceNumber } from './ReferenceNumber.tsx';
