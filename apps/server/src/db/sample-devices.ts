import { device } from './schema.ts';
import type { Database } from './store.ts';

/** Hours a sample device serves after its activation: a year. */
const serviceHours = 8760;

/**
 * Devices to try activation with, as docs/settings.md lists them. The maker's own list comes by
 * `npm run devices -- import`.
 */
export const sampleDevices = [
  {
    serialNumber: 'H1T-SAMPLE-01',
    productCode: 'H1T',
    verificationCode: 'K7P2',
    activationCode: 'H1T4-9XQM-72WD',
  },
  {
    serialNumber: 'H150T-SAMPLE-01',
    productCode: 'H150T',
    verificationCode: 'M4RX',
    activationCode: 'H150-3KVT-86NB',
  },
  {
    serialNumber: 'T90-SAMPLE-01',
    productCode: 'T90',
    verificationCode: 'W9CJ',
    activationCode: 'T904-6FHP-25LS',
  },
  {
    serialNumber: 'T90-SAMPLE-02',
    productCode: 'T90',
    verificationCode: 'D3NV',
    activationCode: 'T904-8RGY-43KA',
  },
  {
    serialNumber: 'PT4-SAMPLE-01',
    productCode: 'PT4',
    verificationCode: 'Q6BT',
    activationCode: 'PT43-5MXE-97UC',
  },
  {
    serialNumber: 'S3MINI-SAMPLE-01',
    productCode: 'S3mini',
    verificationCode: 'Z8HF',
    activationCode: 'S3M2-4WJD-69PV',
  },
  {
    serialNumber: 'T40S-SAMPLE-01',
    productCode: 'T40S',
    verificationCode: 'G5LY',
    activationCode: 'T40S-7NCK-38RX',
  },
  {
    serialNumber: 'DS4-SAMPLE-01',
    productCode: 'DS4',
    verificationCode: 'V2QE',
    activationCode: 'DS44-9TBG-56MH',
  },
].map((sample) => ({ ...sample, serviceHours }));

/** Puts the sample devices into the registry; those that are there, activated or not, stay as they are. */
export async function seedSampleDevices(db: Database): Promise<void> {
  await db.insert(device).values(sampleDevices).onConflictDoNothing();
}
