import type { Language } from './language.ts';
import { videoFiles } from './video-files.ts';

interface FilmFile {
  /** As the attribute of that name. */
  type: string;
  address: string;
  /** Bytes. */
  size: number;
}

/** A short film of a model. It has no sound and no words in the picture: what it says comes as captions. */
export interface Film {
  /** Code of the model; its files are `/static/video/{name}.mp4` and so on. */
  name: string;
  /** Seconds. */
  duration: number;
  width: number;
  height: number;
  /** The best first. */
  files: readonly [FilmFile, FilmFile];
  /** A picture of the film, as WebP; an AVIF file of the same name lies beside it. */
  poster: string;
  captions: Readonly<Record<Language, string>>;
}

/** All films run alike: dark, light, code, three figures one after another, a rest. */
export const filmTimes = {
  duration: 10,
  frameRate: 24,
  width: 1280,
  height: 720,
  light: 1.2,
  code: 3.2,
  figures: [4.6, 5.8, 7],
} as const;

/** The film of this name; null where it has not been made. */
export function findFilm(name: string | null): Film | null {
  const sizes = name === null ? undefined : videoFiles[name];
  if (name === null || !sizes) return null;
  const address = `/static/video/${name}`;
  const { duration, width, height } = filmTimes;
  return {
    name,
    duration,
    width,
    height,
    files: [
      { type: 'video/webm; codecs="vp9"', address: `${address}.webm`, size: sizes.webm },
      { type: 'video/mp4; codecs="avc1.640020"', address: `${address}.mp4`, size: sizes.mp4 },
    ],
    poster: `${address}.webp`,
    captions: { en: `${address}.en.vtt`, cn: `${address}.zh.vtt` },
  };
}
