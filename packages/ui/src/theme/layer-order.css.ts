import { globalLayer } from '@vanilla-extract/css';

// Declared once and in this order, so that a consumer's own class wins without tricks.
export const resetLayer = globalLayer('reset');
export const tokensLayer = globalLayer('tokens');
export const componentsLayer = globalLayer('components');
export const utilitiesLayer = globalLayer('utilities');
