export {
  type Certificate,
  CertificateGrid,
  type CertificateGridProps,
  type CertificateGridTranslations,
} from './CertificateGrid.tsx';
