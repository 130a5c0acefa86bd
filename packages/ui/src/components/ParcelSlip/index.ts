export { ParcelSlip } from './ParcelSlip.tsx';
