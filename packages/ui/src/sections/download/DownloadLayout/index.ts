export { DownloadLayout, type DownloadLayoutProps } from './DownloadLayout.tsx';
