import type { Language } from './language.ts';
import { videoFiles } from './video-files.ts';

interface FilmFile {
  /** As the attribute of that name. */
  type: string;
  address: string;
  /** Bytes. */
  size: number;
}

/** A short film of a model. It has no words in the picture: what it says comes as captions. */
export interface Film {
  /** Code of the model; its files are `/static/video/{name}.mp4` and so on. */
  name: string;
  /** Whether an order is heard in it, as of a megaphone; its files are `{name}.en.mp4` and `{name}.zh.mp4` then. */
  isSpoken: boolean;
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

/** All films run alike: dark, light, code, three figures one after another, a rest. In seconds. */
export const filmTimes = {
  duration: 10,
  frameRate: 24,
  width: 1280,
  height: 720,
  light: 1.2,
  code: 3.2,
  figures: [4.6, 5.8, 7],
  /** How long the order of a megaphone is, which begins with the light. */
  order: { en: 4.3, cn: 6.7 },
} as const;

/** The day on which the films were made, in UTC. */
export const filmsMadeOn = '2026-11-27';

const languageTags = { en: 'en', cn: 'zh' } as const;

/** Where the films lie, by the beginning of the names of their files. */
const addressOf = (stem: string) => `/static/video/${stem}`;

/** The beginning of the names of a film's files with an order in a language. */
export const spokenStem = (name: string, language: Language) => `${name}.${languageTags[language]}`;

/** The film of this name, spoken in a language where it speaks; null where it has not been made. */
export function findFilm(name: string | null, language: Language): Film | null {
  if (name === null) return null;
  const spoken = spokenStem(name, language);
  const isSpoken = videoFiles[spoken] !== undefined;
  const stem = isSpoken ? spoken : name;
  const sizes = videoFiles[stem];
  if (!sizes) return null;
  const address = addressOf(name);
  const { duration, width, height } = filmTimes;
  return {
    name,
    isSpoken,
    duration,
    width,
    height,
    files: [
      { type: 'video/webm; codecs="vp9"', address: `${addressOf(stem)}.webm`, size: sizes.webm },
      { type: 'video/mp4; codecs="avc1.640020"', address: `${addressOf(stem)}.mp4`, size: sizes.mp4 },
    ],
    poster: `${address}.webp`,
    captions: { en: `${address}.en.vtt`, cn: `${address}.zh.vtt` },
  };
}
