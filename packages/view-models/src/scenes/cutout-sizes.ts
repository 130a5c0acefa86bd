import type { ProductCode } from '@payload/catalog';

type CutoutSize = readonly [picture: number, width: number, height: number];

/**
 * What a cut-out shows, in millimetres at the middle of the product, by model code: the whole picture's width, then how wide
 * and high the product is in its middle. Computed from the models by the camera that framed the pictures, of which a cut-out
 * has what is within 1 / 1.152 (`scripts/models.test.ts` does it again). A product that has no model yet has none.
 */
export const cutoutSizes: Readonly<Partial<Record<ProductCode, CutoutSize>>> = {
  AD2: [116, 54, 66],
  AF1: [38, 25, 25],
  DS16: [1078, 969, 402],
  DS4: [589, 483, 230],
  DU4: [179, 139, 119],
  ET4: [260, 138, 167],
  FC30: [366, 329, 119],
  FC30FRONT: [240, 158, 154],
  H10: [208, 121, 131],
  H10T: [190, 159, 112],
  H150S: [293, 261, 190],
  H150T: [336, 238, 226],
  H1C: [151, 68, 90],
  H1E: [129, 80, 76],
  H1G: [143, 87, 86],
  H1T: [136, 107, 67],
  LD5: [394, 305, 167],
  M30PSDK: [143, 112, 46],
  M30PSDK2: [97, 76, 50],
  M30suit: [243, 113, 163],
  M350PSDK: [174, 140, 62],
  M3D: [178, 84, 116],
  M400: [277, 227, 67],
  OT2: [233, 108, 144],
  OT4: [285, 135, 183],
  PT2: [291, 106, 180],
  PT4: [288, 190, 184],
  PTS42023: [266, 187, 173],
  S2: [48, 40, 31],
  S3: [85, 77, 32],
  S3mini: [46, 37, 30],
  SDK: [147, 118, 64],
  SDKOSDK: [138, 112, 81],
  SDKPSDK: [163, 132, 55],
  T10: [155, 64, 89],
  T160: [426, 319, 287],
  T30: [199, 133, 120],
  T30S: [303, 87, 184],
  T30V2: [195, 133, 118],
  T40S: [179, 160, 116],
  T60: [316, 190, 201],
  T60S: [358, 170, 228],
  T80: [327, 279, 179],
  T90: [382, 187, 246],
  T90V2: [351, 217, 226],
  U3: [166, 74, 105],
  U30: [195, 141, 132],
  U3S: [127, 99, 81],
  UT4: [359, 310, 242],
};

/** Of a payload of middling size, for one that has no model yet. */
export const unmeasuredSize: CutoutSize = [260, 160, 130];
