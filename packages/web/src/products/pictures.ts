import type { HeroDevice, HeroPicture, Language } from '@payload/catalog';
import { pictureName } from '@payload/catalog/picture-name';
import type { PictureCandidate } from '@payload/ui/Picture';
import { pictureVersion } from '../browser/site.ts';

/** Shown in night surroundings when a picture can't be had. */
export const nightPlaceholder = '/public/jz/d.svg';
/** Shown on a sheet when a picture can't be had. */
export const sheetPlaceholder = '/public/jz/e.svg';

const large = (resUrl: string) => `/static/pic/${resUrl}`;
const small = (resUrl: string) => `/public/min/${resUrl}`;

/** The sizes of a model's 4:3 picture, from its `resUrl`, for where it stands. */
export const candidatesOf = {
  /** Up to 300 px wide. In this order the addresses of a document compress best. */
  card: (resUrl: string): PictureCandidate[] => [
    { src: small(resUrl), width: 600 },
    { src: small(`card/${resUrl}`), width: 300 },
  ],
  stage: (resUrl: string): PictureCandidate[] => [
    { src: small(resUrl), width: 600 },
    { src: large(resUrl), width: 1200 },
  ],
  /** A night picture that is nearly as wide as a phone of twice the density: half the bytes of the large one. */
  slide: (resUrl: string): PictureCandidate[] => [
    { src: large(resUrl.replace(/^night\//, 'night-840/')), width: 840 },
    { src: large(resUrl), width: 1200 },
  ],
};

/** The name in its language of a picture that the catalogue names: `products/LD5.webp`. */
export function pictureIn(resUrl: string, language: Language): string {
  return resUrl.replace(/[^/]+(?=\.webp$)/, (code) => pictureName(code, language));
}

/** A model's picture besides that of the stage: a detail, or the model on an aircraft. */
export function viewPicture(kind: 'detail' | 'aboard', code: string) {
  const name = `${kind}/${code}.webp`;
  return {
    candidates: [
      { src: small(name), width: 600 },
      { src: large(name), width: 1000 },
    ],
    version: pictureVersion,
    width: 1000,
    height: 750,
    placeholder: nightPlaceholder,
  };
}

/** A plan drawing's address; it is drawn in the colour of the text. */
export function planAddress(plan: string): string {
  return `/static/aircraft-plan/${plan}.svg`;
}

const heroCandidates = ({ resUrl, widths }: HeroPicture): PictureCandidate[] =>
  widths.map((width) => ({ src: large(`${resUrl}-${width}.webp`), width }));

/** The home page's picture: that of the desktop, and the phone's in its place where the view is narrow. */
export function heroPicture({ desktop, phone }: Readonly<Record<HeroDevice, HeroPicture>>) {
  const { width, height } = desktop;
  return {
    candidates: heroCandidates(desktop),
    crops: [
      {
        media: '(max-width: 768px)',
        candidates: heroCandidates(phone),
        width: phone.width,
        height: phone.height,
        sizes: '100vw',
      },
    ],
    version: pictureVersion,
    width,
    height,
    placeholder: nightPlaceholder,
  };
}

/** Six payloads on one rail: the banner of the questionnaire. */
export const personalityPicture = {
  candidates: [
    { src: large('banner/individuality-1080.webp'), width: 1080 },
    { src: large('banner/individuality-1600.webp'), width: 1600 },
    { src: large('personality.webp'), width: 2400 },
  ],
  version: pictureVersion,
  width: 2400,
  height: 900,
  placeholder: nightPlaceholder,
};

/**
 * A product's stage: the lit night picture, and the cut-out whose shape lets the code pass behind it. `isClose` says that
 * there is one at twice the pixels; a phone, whose stage is small, is never offered it.
 */
export function stagePicture(code: string, language: Language, isClose: boolean) {
  const name = pictureName(code, language);
  const candidates = candidatesOf.stage(`night/${name}.webp`);
  const size = { width: 1200, height: 900 };
  return {
    picture: {
      candidates: isClose
        ? [...candidates, { src: large(`night-2400/${name}.webp`), width: 2400 }]
        : candidates,
      crops: isClose ? [{ media: '(max-width: 768px)', candidates, ...size }] : [],
      ...size,
      version: pictureVersion,
      placeholder: nightPlaceholder,
    },
    cutout: { src: small(`products/${name}.webp`), width: 600, version: pictureVersion },
  };
}
