import type { ProductCode } from '@payload/catalog';

/**
 * How far the code may reach on the stages of wide devices, as a share of the content's width, where the usual share would
 * hide more than 35 % of its last letter. Found by measuring; the walk over all stages says when one has to change.
 */
export const stageReach: Partial<Record<ProductCode, number>> = {
  H1T: 0.53,
  H1E: 0.57,
  H10: 0.58,
  H10T: 0.53,
  H150S: 0.44,
  H150T: 0.54,
  T90V2: 0.51,
  T160: 0.58,
  ET4: 0.58,
  PT4: 0.53,
  OT4: 0.58,
  AD2: 0.57,
  UT4: 0.42,
  AF1: 0.52,
  U30: 0.54,
  DU4: 0.5,
  LD5: 0.58,
  DS16: 0.58,
  SDK: 0.57,
};
