import type { OtaFile } from '@payload/api/contract';

/** A file of the download centre, as it is before the database gives it an id. */
export function sampleOtaFile(changes: Partial<OtaFile> = {}): Omit<OtaFile, 'id'> {
  return {
    otaType: 3,
    productCode: 'S3mini',
    productTypeCode: 'flashinglight',
    name: 'S3mini firmware',
    version: '1.0.0',
    date: '2026-01-31',
    size: 262_144,
    sha256: 'ab'.repeat(32),
    url: '/files/s3mini-1.0.0.bin',
    notes: ['First release'],
    ...changes,
  };
}
