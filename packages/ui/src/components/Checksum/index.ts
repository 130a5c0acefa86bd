export { Checksum, type ChecksumProps, type ChecksumTranslations } from './Checksum.tsx';
