export {
  DeviceDrawing,
  type DeviceDrawingProps,
  type DeviceLamp,
  type DeviceShape,
} from './DeviceDrawing.tsx';
