import type { ProductCode } from '@payload/catalog';

/**
 * What the width of each model's cut-out measures where the model stands, in millimetres: the distance at which the camera
 * of `scripts/models/views.ts` sees the model's own shape as large as the cut-out shows it. The model's size is that of
 * the catalogue; its shape is an illustration, so a length in one direction may be a fifth off.
 */
const widths = {
  H1T: 136,
  H1E: 129,
  H1C: 151,
  H1G: 144,
  H10: 210,
  H10T: 190,
  H150S: 293,
  H150T: 339,
  T10: 155,
  T30: 199,
  T30V2: 196,
  T30S: 303,
  T60: 317,
  T60S: 357,
  T80: 327,
  T90: 382,
  T90V2: 350,
  T160: 427,
  PTS42023: 267,
  ET4: 260,
  PT4: 289,
  PT2: 290,
  OT4: 284,
  OT2: 232,
  AD2: 116,
  UT4: 363,
  S2: 48,
  S3: 86,
  S3mini: 46,
  AF1: 39,
  T40S: 178,
  U3: 166,
  U3S: 128,
  U30: 197,
  M30suit: 245,
  M3D: 179,
  DU4: 179,
  LD5: 282,
  DS4: 457,
  DS16: 894,
  SDK: 147,
  SDKOSDK: 138,
  SDKPSDK: 164,
  M350PSDK: 174,
  M30PSDK: 144,
  M30PSDK2: 97,
  FC30: 367,
  FC30FRONT: 240,
  M400: 277,
} satisfies Record<ProductCode, number>;

const byCode = new Map<string, number>(Object.entries(widths));

/** Millimetres across a model's cut-out; undefined for what is no model. */
export const pictureWidthOf = (code: string): number | undefined => byCode.get(code);
