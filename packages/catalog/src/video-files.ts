/** Bytes of each film's files by its name. Written by `npm run films`. */
export const videoFiles: Readonly<Record<string, { mp4: number; webm: number }>> = {
  H1T: { mp4: 321_748, webm: 154_303 },
  H150T: { mp4: 354_785, webm: 185_599 },
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
