export {
  type Certificate,
  CertificateList,
  type CertificateListProps,
  type CertificateListTranslations,
} from './CertificateList.tsx';
