import { describe, expect, it } from 'vitest';
import { leaves } from './check/texts.ts';
import { industries } from './industries.ts';
import { type Language, languages } from './language.ts';
import { products } from './products/index.ts';
import { findIndustry } from './solutions.ts';
import { resources } from './texts.ts';
import { productInfo } from './views/product.ts';
import { industryList, type Solution, solution, type WeighedCombination } from './views/solution.ts';

/** Every measured figure of a text, as `940 m`. Of a range both ends. */
function figuresIn(text: string): string[] {
  return [...text.matchAll(/(\d+(?:\u2009\d{3})*(?:\.\d+)?)\u2009(kg|g|m|dB|lm|lx|W)(?![\w/])/g)].map(
    ([, value = '', unit = '']) => `${value.replaceAll('\u2009', '')} ${unit}`,
  );
}

/** How wide a beam is 100 m away. */
function circle(angle: number): string {
  return `${(2 * 100 * Math.tan((angle * Math.PI) / 360)).toFixed(1)} m`;
}

/** The figures of a product's data sheet; words that name figures, such as a cargo limit, count as well. */
function figuresOf(code: string, language: Language): string[] {
  const rows = productInfo(code, language)?.groups.flatMap((group) => group.rows) ?? [];
  return rows.flatMap((row) => {
    if (row.key === 'beam_angle_deg' && row.kind === 'figure') return [circle(row.value)];
    if (row.kind === 'figure') return [`${row.value} ${row.unit}`];
    return row.kind === 'text' ? figuresIn(row.text) : [];
  });
}

/** What follows from weighing a combination. */
function weighedFigures({ aircraft, products: carried, totalG, bracketG }: WeighedCombination): string[] {
  const leftG = aircraft.payloadG - totalG;
  return [
    `${aircraft.payloadG} g`,
    `${aircraft.watts} W`,
    `${totalG} g`,
    `${totalG - bracketG} g`,
    `${leftG} g`,
    ...carried.flatMap(({ watts, figure }) => [
      `${watts} W`,
      ...(figure.kind === 'figure' ? [`${figure.value} ${figure.unit}`] : []),
    ]),
  ];
}

function solutionOf(id: string, language: Language): Solution {
  const found = solution(id, language);
  if (!found) throw new Error(`no industry ${id}`);
  return found;
}

/** From where a lamp lights and a horn is heard, in all texts; and a litre of water. */
const givens = ['100 m', '1 kg'];

const cases = languages.flatMap((language) => industries.map(({ id }) => [language, id] as const));

describe.each(cases)('in %s the texts of %s', (language, id) => {
  const { combinations } = solutionOf(id, language);

  it('say of a combination only what its products and its weight come to', () => {
    const said = combinations.flatMap((combination) => {
      const known = new Set([
        ...givens,
        ...weighedFigures(combination),
        ...combination.products.flatMap(({ code }) => figuresOf(code, language)),
      ]);
      return figuresIn(combination.text)
        .filter((figure) => !known.has(figure))
        .map((figure) => `${combination.key}: ${figure}`);
    });
    expect(said).toEqual([]);
    expect(combinations.flatMap(({ text }) => figuresIn(text)).length).toBeGreaterThan(2);
  });

  it('say of a product only what its data sheet says, or what a combination comes to', () => {
    const { pains, tips } = resources[language].solutions[id];
    const weighed = combinations.flatMap(weighedFigures);
    const wrong = leaves([pains, tips]).flatMap(([, text]) => {
      const codes = products.filter(({ code }) => new RegExp(`\\b${code}\\b`).test(String(text)));
      const known = new Set([
        ...givens,
        ...weighed,
        ...codes.flatMap(({ code }) => figuresOf(code, language)),
      ]);
      return figuresIn(String(text)).filter((figure) => !known.has(figure));
    });
    expect(wrong).toEqual([]);
  });
});

describe('a solution', () => {
  it('is found in any case, and only where there is an industry', () => {
    expect(findIndustry('firefighting')).toBe('FireFighting');
    expect(solutionOf('FIREFIGHTING', 'en').name).toBe('Fire fighting');
    expect(solution('Agriculture', 'en')).toBeNull();
  });

  it('weighs the bracket that is needed and not named, and not one that is', () => {
    const [pair, withBracket] = solutionOf('LawEnforcement', 'en').combinations;
    expect(pair).toMatchObject({ key: 'M350-H150T-T90', bracketG: 118, totalG: 1943 });
    expect(withBracket).toMatchObject({ key: 'M30-T40S-M30PSDK2', bracketG: 0, totalG: 291 });
  });

  it('tells of a release unit what the combination leaves, not its rating', () => {
    const figure = solutionOf('MaritimeAffairs', 'en').combinations[0]?.products[1]?.figure;
    expect(figure).toMatchObject({ key: 'cargo_max_kg', value: 1.53, unit: 'kg' });
  });

  it('leads to the industries beside it, round the end', () => {
    expect(solutionOf('LawEnforcement', 'en').previous.id).toBe('Transportation');
    expect(solutionOf('Transportation', 'en').next.id).toBe('LawEnforcement');
  });
});

it('the list of industries names each payload once', () => {
  const { combinations, payloads } = industryList('en')[1] ?? never();
  expect(combinations).toBe(3);
  expect(payloads).toEqual(['T90', 'PT4', 'T160', 'PTS42023', 'U30']);
});

function never(): never {
  throw new Error('there is a second industry');
}
