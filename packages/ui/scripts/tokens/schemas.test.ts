import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

// What Figma's import of variables and the Tokens Studio plugin take, as schemas: both leave out in silence what they do not know.

const folder = join(import.meta.dirname, '../../tokens');
const read = (path: string): unknown => JSON.parse(readFileSync(join(folder, path), 'utf8'));
const filesIn = (pattern: string) => globSync(pattern, { cwd: folder }).toSorted();

const isRecord = (node: unknown): node is Record<string, unknown> =>
  typeof node === 'object' && node !== null;

/** Every token of a file by its path. */
function tokensOf(node: unknown, path: readonly string[] = []): [string, Record<string, unknown>][] {
  if (!isRecord(node)) return [];
  if ('$value' in node) return [[path.join('/'), node]];
  return Object.entries(node).flatMap(([key, child]) =>
    key.startsWith('$') ? [] : tokensOf(child, [...path, key]),
  );
}

/** What a schema finds wrong with each token of a file. */
const problemsOf = (schema: v.GenericSchema, path: string) =>
  tokensOf(read(path)).flatMap(([name, token]) => {
    const { issues } = v.safeParse(schema, token);
    return issues === undefined ? [] : [`${name}: ${v.summarize(issues)}`];
  });

const channel = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const description = v.pipe(v.string(), v.nonEmpty());

/** Scopes in which each type of variable can be offered (Figma's `VariableScope`). */
const colorScopes = [
  'ALL_SCOPES',
  'ALL_FILLS',
  'FRAME_FILL',
  'SHAPE_FILL',
  'TEXT_FILL',
  'STROKE_COLOR',
  'EFFECT_COLOR',
] as const;
const numberScopes = [
  'ALL_SCOPES',
  'CORNER_RADIUS',
  'TEXT_CONTENT',
  'WIDTH_HEIGHT',
  'GAP',
  'STROKE_FLOAT',
  'OPACITY',
  'EFFECT_FLOAT',
  'FONT_WEIGHT',
  'FONT_SIZE',
  'LINE_HEIGHT',
  'LETTER_SPACING',
  'PARAGRAPH_SPACING',
  'PARAGRAPH_INDENT',
] as const;
const textScopes = ['ALL_SCOPES', 'TEXT_CONTENT', 'FONT_FAMILY', 'FONT_STYLE'] as const;

const extensions = <const Scopes extends readonly string[]>(scopes: Scopes) =>
  v.strictObject({
    'com.figma.scopes': v.pipe(v.array(v.picklist(scopes)), v.nonEmpty()),
    'com.figma.codeSyntax': v.strictObject({ WEB: v.pipe(v.string(), v.regex(/^var\(--pl-[a-z\d-]+\)$/)) }),
  });

const variable = <const Scopes extends readonly string[]>(
  type: string,
  value: v.GenericSchema,
  scopes: Scopes,
) =>
  v.strictObject({
    $type: v.literal(type),
    $value: value,
    $description: description,
    $extensions: extensions(scopes),
  });

const figmaVariable = v.variant('$type', [
  variable(
    'color',
    v.strictObject({
      colorSpace: v.picklist(['srgb', 'hsl']),
      components: v.tuple([channel, channel, channel]),
      alpha: channel,
      hex: v.pipe(v.string(), v.hexColor()),
    }),
    colorScopes,
  ),
  variable('dimension', v.strictObject({ value: v.number(), unit: v.literal('px') }), numberScopes),
  variable('number', v.number(), numberScopes),
  variable('string', v.pipe(v.string(), v.nonEmpty()), textScopes),
]);

describe('variables for Figma', () => {
  const collections = filesIn('figma/*').filter((path) => !path.endsWith('.json'));

  it.each(filesIn('figma/*/*.tokens.json'))('%s has only what the import takes', (path) => {
    expect(problemsOf(figmaVariable, path)).toEqual([]);
    expect(read(path)).toHaveProperty(['$extensions', 'com.figma.modeName'], expect.any(String));
  });

  it.each(collections)('every mode of %s has the same variables', (collection) => {
    const [first, ...others] = filesIn(`${collection}/*.json`).map((path) =>
      tokensOf(read(path)).map(([name, { $type }]) => `${name}: ${String($type)}`),
    );
    expect(first).not.toEqual([]);
    expect(others).not.toEqual([]);
    for (const other of others) expect(other).toEqual(first);
  });
});

const reference = v.pipe(v.string(), v.regex(/^\{[a-z\d.-]+\}$/));
const hex = v.pipe(v.string(), v.hexColor());
const pixels = v.pipe(v.string(), v.regex(/^\d+(?:\.\d+)?px$/));
const percent = v.pipe(v.string(), v.regex(/^-?\d+(?:\.\d+)?%$/));
const count = v.pipe(v.string(), v.regex(/^-?\d+$/));

const studioToken = (type: string, value: v.GenericSchema) =>
  v.strictObject({ $type: v.literal(type), $value: value, $description: v.optional(description) });

const studioTokens = v.variant('$type', [
  studioToken('color', v.union([hex, reference])),
  studioToken('spacing', pixels),
  studioToken('sizing', pixels),
  studioToken('borderRadius', pixels),
  studioToken('borderWidth', pixels),
  studioToken('fontSizes', pixels),
  studioToken('fontFamilies', v.string()),
  studioToken('fontWeights', v.number()),
  studioToken('lineHeights', percent),
  studioToken(
    'typography',
    v.strictObject({
      fontFamily: reference,
      fontWeight: reference,
      fontSize: reference,
      lineHeight: v.union([percent, reference]),
      letterSpacing: percent,
    }),
  ),
  studioToken(
    'boxShadow',
    v.strictObject({
      type: v.picklist(['dropShadow', 'innerShadow']),
      color: hex,
      x: count,
      y: count,
      blur: count,
      spread: count,
    }),
  ),
]);

const studioTheme = v.strictObject({
  id: v.string(),
  name: v.string(),
  group: v.string(),
  selectedTokenSets: v.record(v.string(), v.picklist(['enabled', 'source', 'disabled'])),
  $figmaStyleReferences: v.record(v.string(), v.string()),
  $figmaVariableReferences: v.record(v.string(), v.string()),
});

describe('sets for Tokens Studio', () => {
  const sets = filesIn('tokens-studio/**/[!$]*.json');
  const names = sets.map((path) => path.slice('tokens-studio/'.length, -'.json'.length));

  it.each(sets)('%s has only what the plugin takes', (path) => {
    expect(tokensOf(read(path))).not.toEqual([]);
    expect(problemsOf(studioTokens, path)).toEqual([]);
  });

  it('the order has every set once', () => {
    const { tokenSetOrder } = v.parse(
      v.strictObject({ tokenSetOrder: v.array(v.string()) }),
      read('tokens-studio/$metadata.json'),
    );
    expect(tokenSetOrder.toSorted()).toEqual(names);
  });

  it('the themes take sets that exist, and together all of them', () => {
    const themes = v.parse(v.array(studioTheme), read('tokens-studio/$themes.json'));
    const taken = new Set(themes.flatMap(({ selectedTokenSets }) => Object.keys(selectedTokenSets)));
    expect([...taken].toSorted()).toEqual(names);
    expect(new Set(themes.map(({ id }) => id)).size).toBe(themes.length);
  });
});
