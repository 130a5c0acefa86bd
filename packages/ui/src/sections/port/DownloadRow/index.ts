export { DownloadRow, type DownloadRowProps, type DownloadRowTranslations } from './DownloadRow.tsx';
