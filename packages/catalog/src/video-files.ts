/** Bytes of each film's files by the beginning of their names. Written by `npm run films`. */
export const videoFiles: Readonly<Record<string, { mp4: number; webm: number }>> = {
  'H1T.en': { mp4: 355_414, webm: 180_487 },
  'H1T.zh': { mp4: 371_177, webm: 187_645 },
  'H150T.en': { mp4: 388_451, webm: 211_783 },
  'H150T.zh': { mp4: 404_214, webm: 218_941 },
  T60S: { mp4: 358_620, webm: 196_999 },
  T90: { mp4: 368_161, webm: 198_885 },
  T160: { mp4: 433_268, webm: 256_596 },
  PT4: { mp4: 394_370, webm: 221_804 },
  AD2: { mp4: 293_314, webm: 142_940 },
  S3mini: { mp4: 381_211, webm: 208_431 },
  T40S: { mp4: 407_366, webm: 223_997 },
  M3D: { mp4: 331_976, webm: 171_875 },
  DS16: { mp4: 466_310, webm: 271_311 },
};
