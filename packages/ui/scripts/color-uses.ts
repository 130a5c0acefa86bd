import { type ESTree, parseSync, Visitor } from 'vite';
import type { ColorTokens } from '../src/theme/grounds.ts';
import type { Color } from '../src/theme/pairs.ts';

/** What a style does with a colour: sets words or drawn lines, fills behind them, or draws an edge. */
export type ColorRole = 'word' | 'fill' | 'edge';

type ColorUses = {
  uses: { color: Color; role: ColorRole }[];
  /** Words and what fills behind them, where one rule says both. */
  pairs: { word: Color; fill: Color }[];
  /** Opacities at which something stays to be seen. */
  opacities: number[];
};

function roleOf(property: string): ColorRole | undefined {
  if (
    property === 'color' ||
    property === 'fill' ||
    property === 'stroke' ||
    property === 'textDecorationColor'
  )
    return 'word';
  if (property.startsWith('background')) return 'fill';
  return /^(?:border|outline|boxShadow)/.test(property) ? 'edge' : undefined;
}

/** How a style sheet, given as its TypeScript, uses the colours of the theme. */
export function colorUses(text: string): ColorUses {
  const uses: ColorUses['uses'] = [];
  const pairs: ColorUses['pairs'] = [];
  const opacities: number[] = [];
  const colorsOf = ({ start, end }: ESTree.Span) =>
    [...text.slice(start, end).matchAll(/\bcolor\.(\w+)/g)]
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the theme's contract has no other names
      .map(([, name]) => name as keyof ColorTokens)
      .filter((name): name is Color => name !== 'floatShadow');
  new Visitor({
    ObjectExpression({ properties, start, end }) {
      const found: Record<ColorRole, Color[]> = { word: [], fill: [], edge: [] };
      for (const property of properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
        const { key, value } = property;
        if (key.name === 'opacity' && value.type === 'Literal' && typeof value.value === 'number')
          opacities.push(value.value);
        // A background that is cut to the letters is their colour.
        const isCut =
          key.name.startsWith('background') && /[bB]ackgroundClip: 'text'/.test(text.slice(start, end));
        const role = isCut ? 'word' : roleOf(key.name);
        if (role && value.type !== 'ObjectExpression') found[role].push(...colorsOf(value));
      }
      for (const role of ['word', 'fill', 'edge'] as const)
        uses.push(...found[role].map((color) => ({ color, role })));
      for (const fill of found.fill) pairs.push(...found.word.map((word) => ({ word, fill })));
    },
  }).visit(parseSync('styles.css.ts', text).program);
  return { uses, pairs, opacities: opacities.filter((opacity) => opacity > 0 && opacity < 1) };
}
