export { DeviceLabel, type DeviceLabelLine, type DeviceLabelProps } from './DeviceLabel.tsx';
