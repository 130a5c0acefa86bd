import { expect, it } from 'vitest';
import { looksLikeSerial } from './looks-like-serial.ts';

it.each(['T90-24-01877', 't90-sample-01', 'S3MINI-SAMPLE-01', 'T902401877', ' H10T-23-00412 '])(
  'takes %s for a serial number',
  (query) => expect(looksLikeSerial(query)).toBe(true),
);

it.each([
  'T90',
  'PTS42023',
  'Matrice350',
  'M350-RTK',
  'searchlight T90',
  '13800138000',
  'loudspeaker-for-boats',
  '最亮的探照灯',
])('does not take %s for one', (query) => expect(looksLikeSerial(query)).toBe(false));
