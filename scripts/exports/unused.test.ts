import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Modules, readModule } from './modules.ts';
import { isWithin, unusedExports } from './unused.ts';

const modulesOf = (sources: Record<string, string>): Modules =>
  new Map(
    Object.entries(sources).map(([file, source]) => [
      file,
      readModule(file, source, {
        resolve: (from, specifier) => (specifier.startsWith('.') ? join(dirname(from), specifier) : null),
        matches: () => [],
      }),
    ]),
  );

const button = {
  'ui/Button/index.ts': `
    export { Button, type ButtonProps, type Size, type Colour } from './Button.tsx';
    export { defaultSize } from './size.ts';`,
  'ui/Button/Button.tsx': `
    import { defaultSize, type Size } from './size.ts';
    export type { Size };
    export type Colour = 'red';
    export type ButtonProps = { size?: Size };
    export function Button({ size = defaultSize }: ButtonProps) { return size; }`,
  'ui/Button/size.ts': `
    export type Size = 'small' | 'large';
    export const defaultSize: Size = 'large';`,
};

const unusedOf = (sources: Record<string, string>, entryPoint: string) =>
  unusedExports(modulesOf(sources), entryPoint, isWithin(entryPoint));

describe('names that an entry point exports and nothing imports', () => {
  it('are values, and types that nothing used is made of', () => {
    const page = `import { Button } from '../ui/Button/index.ts'; Button({});`;
    expect(unusedOf({ ...button, 'app/page.tsx': page }, 'ui/Button/index.ts')).toEqual([
      'Colour',
      'defaultSize',
    ]);
  });

  it('are all where only its own folder imports it', () => {
    const test = `import { Button } from './index.ts'; Button({});`;
    expect(unusedOf({ ...button, 'ui/Button/Button.test.tsx': test }, 'ui/Button/index.ts')).toEqual([
      'Button',
      'ButtonProps',
      'Size',
      'Colour',
      'defaultSize',
    ]);
  });

  it('are those that no member of a namespace names', () => {
    const page = `import * as button from '../ui/Button/index.ts'; button.Button(button.defaultSize);`;
    expect(unusedOf({ ...button, 'app/page.tsx': page }, 'ui/Button/index.ts')).toEqual(['Colour']);
  });

  it.each([
    ['a namespace that is handed on', `import * as button from '../ui/Button/index.ts'; draw(button);`],
    ['import()', `const button = await import('../ui/Button/index.ts');`],
  ])('are none behind %s', (_case, page) => {
    expect(unusedOf({ ...button, 'app/page.tsx': page }, 'ui/Button/index.ts')).toEqual([]);
  });
});
