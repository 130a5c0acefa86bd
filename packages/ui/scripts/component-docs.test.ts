import { describe, expect, it } from 'vitest';
import { componentDocs, type PropDocs } from './component-docs.ts';
import { Sources } from './sources.ts';

const all = componentDocs(new Sources());

function propOf(component: string, name: string): PropDocs {
  const prop = all.find((each) => each.name === component)?.props.find((each) => each.name === name);
  if (!prop) throw new Error(`${component} has no ${name}.`);
  return prop;
}

const rows = () =>
  all.flatMap(({ name, props, tables }) => [
    ...props.map((prop) => ({ place: `${name}.${prop.name}`, ...prop })),
    ...Object.entries(tables).flatMap(([table, members]) =>
      members.map((member) => ({ place: `${table}.${member.name} of ${name}`, ...member })),
    ),
  ]);

describe('what is told of every prop and every member of its objects', () => {
  it('is its type', () => {
    expect(rows().filter(({ type }) => type === '')).toEqual([]);
  });

  it('is what it does', () => {
    expect(
      rows()
        .filter(({ description }) => description === '')
        .map(({ place }) => place),
      'A comment above the prop is missing.',
    ).toEqual([]);
  });

  it('has no tag left in its words', () => {
    expect(rows().filter(({ description }) => /@(default|unit)\b/.test(description))).toEqual([]);
  });
});

describe('a prop', () => {
  it('has its words to choose from', () => {
    expect(propOf('Button', 'variant')).toMatchObject({
      type: "'signal' | 'outline' | 'quiet'",
      required: false,
      defaultValue: "'outline'",
      control: { kind: 'choice', options: ['signal', 'outline', 'quiet'] },
    });
  });

  it('has its unit and its default beside its description', () => {
    expect(propOf('Carousel', 'interval')).toMatchObject({
      type: 'number',
      description: 'How long an item is shown.',
      defaultValue: '5000',
      unit: 'ms',
      control: { kind: 'number' },
    });
  });

  it('that is given in one kind of a component only is optional', () => {
    expect(propOf('Button', 'href')).toMatchObject({ type: 'string', required: false });
  });

  it('that tells two kinds apart by true and false is a boolean', () => {
    expect(propOf('TextField', 'multiline')).toMatchObject({ type: 'boolean', control: { kind: 'boolean' } });
  });

  it('that is called says with what', () => {
    expect(propOf('Stepper', 'onCurrentChange').control).toEqual({ kind: 'function', parameters: ['step'] });
  });

  it('that another component documents has its words from there', () => {
    expect(propOf('Checkbox', 'checked').description).toBe('Controlled state; with `onCheckedChange`.');
  });

  it('that a component takes from an element is left to that element', () => {
    const button = all.find(({ name }) => name === 'Link');
    expect(button?.element).toBe('a');
    expect(button?.props.map(({ name }) => name)).not.toContain('target');
  });
});

describe('the objects of a list', () => {
  it('have a table by the name of their type', () => {
    expect(propOf('Carousel', 'items')).toMatchObject({
      type: 'readonly CarouselItem[]',
      table: 'CarouselItem',
    });
  });

  it('have one by their place where the type has no name', () => {
    expect(propOf('List', 'items').table).toBe("ListProps['items']");
  });

  it('have their own objects in tables too', () => {
    const header = all.find(({ name }) => name === 'SiteHeader');
    const lead = header?.tables['MenuItem']?.find(({ name }) => name === 'lead');
    expect(header?.tables[lead?.table ?? '']?.map(({ name }) => name)).toContain('href');
  });

  it('of a list that is never empty have one', () => {
    expect(propOf('VideoPlayer', 'files').table).toBe('VideoFile');
  });

  it('of a record have one', () => {
    const table = all.find(({ name }) => name === 'CompareTable')?.tables['CompareRow'];
    expect(table?.find(({ name }) => name === 'cells')?.table).toBe('CompareCell');
  });

  it('of several kinds have the members of all', () => {
    expect(propOf('SiteHeader', 'items').table).toBe('MenuItem');
    const header = all.find(({ name }) => name === 'SiteHeader');
    expect(header?.tables['MenuItem']?.map(({ name, required }) => [name, required])).toEqual([
      ['label', true],
      ['href', false],
      ['current', false],
      ['lead', false],
      ['columns', false],
      ['links', false],
      ['items', false],
    ]);
  });
});
