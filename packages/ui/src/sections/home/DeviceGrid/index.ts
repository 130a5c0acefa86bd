export type { DeviceGridItem, DeviceGridProps } from './DeviceGrid.tsx';
export { DeviceGrid } from './DeviceGrid.tsx';
