import type { ProductCode } from '../../packages/catalog/src/index.ts';

export interface PictureView {
  /** Degrees from the front toward the model's left; what is seen there is its right side where negative. */
  azimuth: number;
  /** Degrees above the horizon. */
  elevation: number;
  /** The part of the night picture's width or height that the model takes, whichever it fills first. */
  fill: number;
}

/** How the camera of each model's pictures stood. A model that is turned begins there; a product has none before its model. */
export const pictureViews: Readonly<Partial<Record<ProductCode, PictureView>>> = {
  H1T: { azimuth: -28, elevation: 8, fill: 0.6841 },
  H1E: { azimuth: -30, elevation: 8, fill: 0.6819 },
  H1C: { azimuth: -30, elevation: 8, fill: 0.6883 },
  H1G: { azimuth: 30, elevation: 8, fill: 0.6904 },
  H10: { azimuth: -32, elevation: 6, fill: 0.7249 },
  H10T: { azimuth: -30, elevation: 6, fill: 0.7278 },
  H150S: { azimuth: 34, elevation: 6, fill: 0.773 },
  H150T: { azimuth: -34, elevation: 8, fill: 0.78 },
  T10: { azimuth: -34, elevation: 8, fill: 0.661 },
  T30: { azimuth: -32, elevation: 8, fill: 0.701 },
  T30V2: { azimuth: 30, elevation: 8, fill: 0.6982 },
  T30S: { azimuth: -34, elevation: 6, fill: 0.7024 },
  T60: { azimuth: -32, elevation: 8, fill: 0.735 },
  T60S: { azimuth: -30, elevation: 8, fill: 0.736 },
  T80: { azimuth: -34, elevation: 10, fill: 0.7423 },
  T90: { azimuth: -32, elevation: 8, fill: 0.7469 },
  T90V2: { azimuth: 30, elevation: 8, fill: 0.7456 },
  T160: { azimuth: -32, elevation: 10, fill: 0.78 },
  PTS42023: { azimuth: -34, elevation: 16, fill: 0.7514 },
  ET4: { azimuth: -32, elevation: 14, fill: 0.7429 },
  PT4: { azimuth: -28, elevation: 8, fill: 0.7407 },
  PT2: { azimuth: -32, elevation: 8, fill: 0.7184 },
  OT4: { azimuth: 30, elevation: 10, fill: 0.7429 },
  OT2: { azimuth: -32, elevation: 8, fill: 0.7156 },
  AD2: { azimuth: -30, elevation: 10, fill: 0.6552 },
  UT4: { azimuth: -32, elevation: 6, fill: 0.78 },
  S2: { azimuth: -30, elevation: -6, fill: 0.7535 },
  S3: { azimuth: -32, elevation: -8, fill: 0.78 },
  S3mini: { azimuth: -34, elevation: -8, fill: 0.7492 },
  AF1: { azimuth: -30, elevation: -4, fill: 0.74 },
  T40S: { azimuth: -32, elevation: 6, fill: 0.776 },
  U3: { azimuth: -32, elevation: 6, fill: 0.7343 },
  U3S: { azimuth: 30, elevation: 4, fill: 0.7343 },
  U30: { azimuth: -34, elevation: 6, fill: 0.78 },
  M30suit: { azimuth: -32, elevation: 6, fill: 0.776 },
  M3D: { azimuth: -34, elevation: 4, fill: 0.7538 },
  DU4: { azimuth: -30, elevation: 6, fill: 0.7691 },
  LD5: { azimuth: -24, elevation: 3, fill: 0.6705 },
  DS4: { azimuth: -26, elevation: 4, fill: 0.7128 },
  DS16: { azimuth: -24, elevation: 4, fill: 0.78 },
  SDK: { azimuth: -34, elevation: 26, fill: 0.6975 },
  SDKOSDK: { azimuth: -32, elevation: 18, fill: 0.7054 },
  SDKPSDK: { azimuth: -32, elevation: 26, fill: 0.6991 },
  M350PSDK: { azimuth: -30, elevation: 20, fill: 0.7007 },
  M30PSDK: { azimuth: -28, elevation: 10, fill: 0.6775 },
  M30PSDK2: { azimuth: 32, elevation: 16, fill: 0.6795 },
  FC30: { azimuth: -28, elevation: 24, fill: 0.78 },
  FC30FRONT: { azimuth: -36, elevation: 14, fill: 0.7436 },
  M400: { azimuth: -28, elevation: 14, fill: 0.7114 },
};

/** Of aircraft no picture is turned. */
export const aircraftView: PictureView = { azimuth: -32, elevation: 14, fill: 0.86 };
