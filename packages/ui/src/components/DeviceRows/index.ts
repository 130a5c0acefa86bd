export { DeviceRows, type DeviceRowsProps } from './DeviceRows.tsx';
