export { ParcelSlip, type ParcelSlipProps } from './ParcelSlip.tsx';
