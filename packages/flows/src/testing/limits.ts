import type { UploadLimits } from '../uploads/row.ts';

/** The contract's limits, but a size that tests can make. */
export const limits: UploadLimits = {
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'video/mp4'],
  maxBytes: 100,
  most: 9,
};
