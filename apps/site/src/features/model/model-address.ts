import { pictureVersion } from '@payload/web/browser/site.ts';

/** A model's file, by a product's code or `aircraft/` and its picture. */
export const modelAddress = (name: string): string => `/static/models/${name}.glb?v=${pictureVersion}`;
