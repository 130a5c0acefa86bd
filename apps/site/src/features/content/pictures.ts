import type { HeroDevice, HeroPicture } from '@payload/catalog';
import type { PictureCandidate } from '@payload/ui/Picture';
import { pictureVersion } from '../../platform/browser/site.ts';

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
};

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

/** A product's stage: the lit night picture, and the cut-out whose shape lets the code pass behind it. */
export function stagePicture(code: string) {
  return {
    picture: {
      candidates: candidatesOf.stage(`night/${code}.webp`),
      version: pictureVersion,
      width: 1200,
      height: 900,
      placeholder: nightPlaceholder,
    },
    cutout: { src: small(`products/${code}.webp`), width: 600, version: pictureVersion },
  };
}
