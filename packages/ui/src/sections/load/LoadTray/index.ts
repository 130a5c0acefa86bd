export { LoadTray, type LoadTrayItem, type LoadTrayProps } from './LoadTray.tsx';
