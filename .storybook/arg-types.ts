import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import type { ComponentDocs, PropDocs } from '../packages/ui/scripts/component-docs.ts';

type ValueType = NonNullable<StrictInputType['type']>;

/** What `component-docs-plugin.ts` attaches to a component. */
export function docsOf(component: unknown): ComponentDocs | undefined {
  return typeof component === 'function' ? Reflect.get(component, '__docgenInfo') : undefined;
}

/** The id of a type's table on the docs page. */
export const tableId = (name: string) => `type-${name.replaceAll(/[^\w]+/g, '-').replace(/-$/, '')}`;

/** How an URL's `args` are read, where what they are put into is a list or an object. */
function valueType(
  { control, table, type }: PropDocs,
  tables: ComponentDocs['tables'],
  within: string[] = [],
): ValueType {
  // A type may consist of itself.
  const rows = table && !within.includes(table) ? tables[table] : undefined;
  const members = Object.fromEntries(
    (rows ?? []).map((row) => [row.name, valueType(row, tables, [...within, table ?? ''])]),
  );
  switch (control.kind) {
    case 'text':
      return { name: 'string' };
    case 'choice':
      return control.options.every((option) => typeof option === 'number')
        ? { name: 'number' }
        : { name: 'enum', value: control.options };
    case 'object':
      return { name: 'object', value: members };
    case 'list': {
      const isNumbers = type.startsWith('readonly number[]');
      return {
        name: 'array',
        value: rows ? { name: 'object', value: members } : { name: isNumbers ? 'number' : 'string' },
      };
    }
    case 'none':
      return { name: 'other', value: type };
    default:
      return { name: control.kind };
  }
}

/** Few choices are all seen at once. */
const choiceControl = (options: readonly unknown[]) => (options.length > 4 ? 'select' : 'inline-radio');

function inputOf({ control }: PropDocs): Pick<StrictInputType, 'control' | 'options'> {
  switch (control.kind) {
    case 'choice':
      return { control: { type: choiceControl(control.options) }, options: control.options };
    case 'list':
      return { control: { type: 'object' } };
    // A handler is seen in the panel of actions; a ref or a date cannot be typed.
    case 'function':
    case 'none':
      return { control: false };
    default:
      return { control: { type: control.kind } };
  }
}

function describe({ description, unit, table }: PropDocs): string {
  const measured = unit ? `${description.replace(/\.$/, '')} (${unit}).` : description;
  return table ? `${measured} [${table}](#${tableId(table)})` : measured;
}

/** What the tables of props and the controls are made of. */
export function extractArgTypes(component: unknown): Record<string, StrictInputType> | null {
  const docs = docsOf(component);
  if (!docs) return null;
  return Object.fromEntries(
    docs.props.map((prop): [string, StrictInputType] => [
      prop.name,
      {
        name: prop.name,
        description: describe(prop),
        type: { ...valueType(prop, docs.tables), required: prop.required },
        table: {
          type: { summary: prop.type },
          ...(prop.defaultValue === undefined ? {} : { defaultValue: { summary: prop.defaultValue } }),
        },
        ...inputOf(prop),
      },
    ]),
  );
}

/**
 * An arg that is no prop of the component's own goes to its element, as any attribute does. Those of a story alone are told
 * here: Storybook infers their kind after these enhancers, and tells no more of them than that.
 */
export const attributesEnhancer: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const docs = docsOf(component);
  if (!docs) return argTypes;
  const own = new Set(docs.props.map(({ name }) => name));
  const tag = docs.element ?? 'element';
  const attributes = Object.keys({ ...initialArgs, ...argTypes }).filter((name) => !own.has(name));
  const told = attributes.map((name) => {
    const isHandler = /^on[A-Z]/.test(name);
    const argType = argTypes[name];
    return [
      name,
      {
        ...argType,
        name,
        description: `The attribute of \`<${tag}>\`.`,
        table: {
          category: 'Attributes',
          type: { summary: isHandler ? 'EventHandler' : (argType?.type?.name ?? 'string') },
        },
        ...(isHandler ? { control: false } : {}),
      },
    ];
  });
  return { ...argTypes, ...Object.fromEntries(told) };
};
