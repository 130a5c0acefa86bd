import { randomUUID } from 'node:crypto';
import type { NoticeDraft, OtaFile } from '@payload/api/contract';

/** A file of the download centre. */
export function sampleOtaFile(changes: Partial<OtaFile> = {}): OtaFile {
  return {
    id: 'S3mini-1.0.0',
    otaType: 3,
    productCode: 'S3mini',
    productTypeCode: 'FLASHING',
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

/** A request for repair that has nothing wrong with it, of a draft of its own. */
export const sampleRepair = () => ({
  type: 'repair',
  num: 3,
  submissionId: randomUUID(),
  contact: '王小明 😶',
  phone: '13800138000',
  region: '广东',
  address: 'Road 1 \u202E',
  productCode: 'T90',
  serialNumber: 't90-sample-01',
  description: '=HYPERLINK("http://x")\nno light',
  uploads: [] as string[],
  courier: 'SF',
  trackingNumber: 'SF1234567890',
});

/** A request for a quote that has nothing wrong with it, of a draft of its own. */
export const sampleQuote = () => ({
  submissionId: randomUUID(),
  items: [
    { code: 'T90', quantity: 2 },
    { code: 'H1T', quantity: 1 },
  ],
  aircraft: 'm350',
  place: '广东 深圳',
  wantedBy: '2099-12-24',
  note: '=1+1 with training',
  contact: '王小明',
  phone: '13800138000',
  region: 'China',
});

/** A notice for the first sample device of its model that has nothing wrong with it. */
export function sampleNotice(changes: Partial<NoticeDraft> = {}): NoticeDraft {
  return {
    number: 'N-2026-04',
    severity: 'safety',
    scopes: [{ productCode: 'T90', from: 'T90-SAMPLE-01', to: 'T90-SAMPLE-01' }],
    texts: {
      en: {
        title: 'Check the yoke <before> the next flight',
        text: 'A screw may be loose.\nTighten it to 2 N·m.',
      },
      cn: { title: '下次飞行前请检查支架', text: '螺钉可能松动。\n请拧紧至 2 N·m。' },
    },
    ...changes,
  };
}
