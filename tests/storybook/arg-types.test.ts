import type { Meta } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { docsOf, extractArgTypes, tableId } from '../../.storybook/arg-types.ts';

const modules = import.meta.glob<{ default: Meta }>('../../packages/ui/src/components/*/*.stories.tsx', {
  eager: true,
});
const components = new Set(
  Object.values(modules).flatMap(({ default: { component } }) => (component ? [component] : [])),
);

const argTypesOf = (name: string) => {
  const component = [...components].find((each) => docsOf(each)?.name === name);
  return extractArgTypes(component) ?? {};
};

it('every component with stories is documented', () => {
  expect([...components].filter((component) => !docsOf(component))).toEqual([]);
});

it('every prop has its type and its words in the table', () => {
  const props = [...components].flatMap((component) =>
    Object.entries(extractArgTypes(component) ?? {}).map(([name, argType]) => ({
      place: `${docsOf(component)?.name}.${name}`,
      type: argType.table?.type?.summary ?? '',
      description: argType.description ?? '',
    })),
  );
  console.log(`${props.length} props of ${components.size} components`);
  // The last are what Storybook says of a type that it does not read.
  const unfit = props.filter(
    ({ type, description }) => description === '' || /^(union|enum|signature|other|)$/.test(type),
  );
  expect(unfit).toEqual([]);
});

it('what leads to the table of a type arrives there', () => {
  const lost = [...components].flatMap((component) => {
    const ids = new Set(Object.keys(docsOf(component)?.tables ?? {}).map(tableId));
    const told = Object.values(extractArgTypes(component) ?? {}).map(({ description }) => description);
    const asked = [...told.join(' ').matchAll(/\(#(type-[^)]+)\)/g)].map(([, id]) => id ?? '');
    return asked.filter((id) => !ids.has(id));
  });
  expect(lost).toEqual([]);
  expect(argTypesOf('Carousel')['items']?.description).toContain('[CarouselItem](#type-CarouselItem)');
});

it('a number has its unit in its words and its default in the column alone', () => {
  expect(argTypesOf('Carousel')['interval']).toMatchObject({
    description: 'How long an item is shown (ms).',
    table: { type: { summary: 'number' }, defaultValue: { summary: '5000' } },
    control: { type: 'number' },
  });
});

it('words to choose from are chosen, and numbers among them come from an address as numbers', () => {
  expect(argTypesOf('Button')['variant']).toMatchObject({
    control: { type: 'inline-radio' },
    options: ['signal', 'outline', 'quiet'],
  });
  expect(argTypesOf('Stack')['gap']).toMatchObject({ type: { name: 'number' }, control: { type: 'select' } });
});
