import { globalLayer, type StyleRule, style } from '@vanilla-extract/css';

// Declared once and in this order, so that a consumer's own class wins without tricks.
export const resetLayer = globalLayer('reset');
export const tokensLayer = globalLayer('tokens');
export const componentsLayer = globalLayer('components');
export const utilitiesLayer = globalLayer('utilities');

type LayeredRule = Omit<StyleRule, '@layer'>;

/** A class of a component: the rule goes into the components layer. */
export function component(rule: LayeredRule, debugId?: string): string {
  return style({ '@layer': { [componentsLayer]: rule } }, debugId);
}

/** A class that may correct a component: the rule goes into the utilities layer. */
export function utility(rule: LayeredRule, debugId?: string): string {
  return style({ '@layer': { [utilitiesLayer]: rule } }, debugId);
}
