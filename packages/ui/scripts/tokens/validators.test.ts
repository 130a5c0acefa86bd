import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Config, defineConfig, Logger, parse } from '@terrazzo/parser';
import { expandTypesMap, permutateThemes, register } from '@tokens-studio/sd-transforms';
import StyleDictionary from 'style-dictionary';
import type { Config as StyleDictionaryConfig } from 'style-dictionary/types';
import { describe, expect, it } from 'vitest';
import { kebab } from '../../src/theme/kebab.ts';
import { leading, motion } from '../../src/theme/tokens.ts';
import { type themes as allThemes, themes } from './layers.ts';

// The files as tools that are not ours read them: what they only warn of fails here too.

const folder = join(import.meta.dirname, '../../tokens');
const read = (path: string) => readFileSync(join(folder, path), 'utf8');

const scripts = ['latin', 'han'] as const;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets the keys
const themeNames = Object.keys(themes) as (keyof typeof allThemes)[];
const permutations = themeNames.flatMap((theme) => scripts.map((script) => ({ theme, script })));

const hexColors = (theme: keyof typeof themes): Record<string, string> => {
  const { floatShadow: _shadow, ...colors } = themes[theme];
  return Object.fromEntries(
    Object.entries(colors).map(([role, color]) => [kebab(role), color.toLowerCase()]),
  );
};

/** What Terrazzo makes of a file, with the rules of its recommended set and some that it leaves to choice. */
async function terrazzo(path: string) {
  const logger = new Logger({ level: 'silent' });
  const cwd = pathToFileURL(`${folder}/`);
  const rules: NonNullable<Config['lint']>['rules'] = {
    'core/descriptions': 'error',
    'core/consistent-naming': ['error', { format: 'kebab-case' }],
    'core/colorspace': ['error', { colorSpace: 'srgb' }],
    'core/required-typography-properties': 'error',
  };
  const config = defineConfig({ tokens: [path], lint: { rules } }, { logger, cwd });
  const parsed = await parse([{ filename: new URL(path, cwd), src: read(path) }], { config, logger });
  const { errorCount, warnCount } = logger.stats();
  return { ...parsed, errorCount, warnCount };
}

describe('Terrazzo', () => {
  it('resolves the themes and scripts with neither errors nor warnings', async () => {
    const { resolver, errorCount, warnCount } = await terrazzo('payload.resolver.json');
    expect({ errorCount, warnCount }).toEqual({ errorCount: 0, warnCount: 0 });
    for (const { theme, script } of permutations) {
      const tokens = resolver.apply({ theme, script });
      const colors = Object.entries(tokens).filter(([name]) => name.startsWith('color.'));
      const hexes = colors.map(([name, { $value }]) => {
        const hex = typeof $value === 'object' && 'hex' in $value ? String($value.hex) : '';
        return [name.slice('color.'.length), hex.toLowerCase()];
      });
      expect(Object.fromEntries(hexes)).toEqual(hexColors(theme));
      expect(tokens['leading.text']?.$value).toBe(leading[script].text);
    }
  });

  it.each(globSync('figma/*/*.tokens.json', { cwd: folder }).toSorted())(
    'reads %s with neither errors nor warnings',
    async (path) => {
      const { tokens, errorCount, warnCount } = await terrazzo(path);
      expect({ errorCount, warnCount }).toEqual({ errorCount: 0, warnCount: 0 });
      expect(Object.keys(tokens)).not.toEqual([]);
    },
  );
});

/** Whatever Style Dictionary has to say is an error, as in `style-dictionary build` with warnings: error. */
const log = {
  warnings: 'error',
  verbosity: 'silent',
  errors: { brokenReferences: 'throw' },
} as const;

const variables = [{ destination: 'variables.css', format: 'css/variables' }];

/** Custom properties that a platform writes, without writing the file. */
async function customProperties(config: StyleDictionaryConfig) {
  const dictionary = new StyleDictionary({ log, ...config }, { init: false });
  await dictionary.init();
  const [file] = (await dictionary.formatPlatform('css')) ?? [];
  const lines = String(file?.output).matchAll(/^ +--([\w-]+): (.+?);/gm);
  return Object.fromEntries([...lines].map(([, name, value]): [string, string] => [name!, value!]));
}

const colorsIn = (properties: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, value]) =>
      name.startsWith('color-') ? [[name.slice('color-'.length), value]] : [],
    ),
  );

/** Style Dictionary 5.5 knows durations as text, as the format had them before 2025.10; a site needs this transform too. */
const durations: StyleDictionaryConfig['hooks'] = {
  transforms: {
    'duration/css': {
      type: 'value',
      filter: ({ $type }) => $type === 'duration',
      transform: ({ $value }) => `${$value.value}${$value.unit}`,
    },
  },
};

describe('Style Dictionary', () => {
  it.each(permutations)('builds $theme in $script without a warning', async ({ theme, script }) => {
    const files = ['primitive', `scripts/${script}`, 'base', `themes/${theme}`];
    const properties = await customProperties({
      source: files.map((file) => join(folder, `${file}.tokens.json`)),
      // CSS has no shorthand with a tracking in it.
      expand: { include: ['typography'] },
      hooks: durations,
      platforms: { css: { transformGroup: 'css', transforms: ['duration/css'], files: variables } },
    });
    expect(colorsIn(properties)).toEqual(hexColors(theme));
    expect(properties['motion-enter']).toBe(motion.enter);
    expect(properties['leading-text']).toBe(String(leading[script].text));
    expect(Object.values(properties).join(' ')).not.toMatch(/undefined|\[object|NaN/);
  });
});

describe('Tokens Studio', () => {
  const sets: Record<string, string[]> = permutateThemes(JSON.parse(read('tokens-studio/$themes.json')));

  it('has a build for each theme, script and width', () => {
    expect(Object.keys(sets)).toHaveLength(themeNames.length * scripts.length * 2);
  });

  it.each(Object.entries(sets))('%s is read by its own transforms', async (name, paths) => {
    await register(StyleDictionary);
    const properties = await customProperties({
      source: paths.map((path) => join(folder, `tokens-studio/${path}.json`)),
      preprocessors: ['tokens-studio'],
      expand: { typesMap: expandTypesMap },
      platforms: {
        css: { transformGroup: 'tokens-studio', transforms: ['name/kebab'], files: variables },
      },
    });
    const theme = ({ Night: 'night', Paper: 'paper', 'Dark paper': 'dark' } as const)[name.split('-')[0]!];
    expect(colorsIn(properties)).toEqual(hexColors(theme!));
    expect(Object.values(properties).join(' ')).not.toMatch(/undefined|\[object|NaN|\{/);
  });
});
