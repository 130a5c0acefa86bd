import { type StyleRule, style } from '@vanilla-extract/css';
import { componentsLayer, utilitiesLayer } from './layer-order.css.ts';

// The layers are declared in a file of their own: one that writes CSS may export no functions.
export { componentsLayer, resetLayer, tokensLayer, utilitiesLayer } from './layer-order.css.ts';

type LayeredRule = Omit<StyleRule, '@layer'>;

/** A class of a component: the rule goes into the components layer. */
export function component(rule: LayeredRule, debugId?: string): string {
  return style({ '@layer': { [componentsLayer]: rule } }, debugId);
}

/** A class that may correct a component: the rule goes into the utilities layer. */
export function utility(rule: LayeredRule, debugId?: string): string {
  return style({ '@layer': { [utilitiesLayer]: rule } }, debugId);
}
