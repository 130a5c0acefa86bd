import { grounds } from '../../packages/ui/src/theme/grounds.ts';
import {
  breakpoint,
  control,
  fontFamily,
  layerOrder,
  motion,
  page,
  radius,
  space,
  stroke,
  type,
} from '../../packages/ui/src/theme/tokens.ts';

const groups: Record<string, Record<string, string | number>> = {
  type,
  space,
  page,
  radius,
  stroke,
  control,
  motion,
  breakpoint,
  font: { display: fontFamily.display, text: fontFamily.textLatin, mono: fontFamily.mono },
};

/** How a token is written where it counts pixels. */
const asCss = (value: string | number | undefined) =>
  typeof value === 'number' ? `${value}px` : (value ?? '');

const kebab = (part: string) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A token on each ground; one value where it is the same on all. */
export type TokenValues = { name: string; property: string; values: string[]; isColour: boolean };

/** Values of a token by its name, `color.text`. */
export function tokenValues(name: string): TokenValues {
  const [group = '', token = ''] = name.split('.');
  const property = `--pl-${kebab(group)}-${kebab(token)}`;
  if (group === 'color') {
    const colours: Record<string, string>[] = [grounds.night, grounds.paper, grounds.darkPaper];
    const values = colours.map((each) => each[token] ?? '');
    return { name, property, values, isColour: true };
  }
  if (group === 'layerOrder') {
    const orders: Record<string, number> = layerOrder;
    return { name, property: 'z-index', values: [String(orders[token] ?? '')], isColour: false };
  }
  return { name, property, values: [asCss(groups[group]?.[token])], isColour: false };
}
