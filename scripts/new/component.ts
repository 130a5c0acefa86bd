import { type Plan, PlanError } from './plan.ts';

/** Storybook's groups of components, by purpose. */
const groups = [
  'Actions',
  'Forms',
  'Navigation',
  'Feedback',
  'Product',
  'Media',
  'Measurement',
  'Text',
  'Documents',
  'Layout',
];

/** A component of the library: its code, its styles, its stories, its entry point. */
export function newComponent(
  name: string | undefined,
  { when, group, version }: { when: string | undefined; group: string | undefined; version: string },
): Plan {
  if (!name || !/^[A-Z][A-Za-z]+$/.test(name))
    throw new PlanError('A component is named in words that begin with capitals: `component DeviceRow`.');
  if (!when?.trim()) throw new PlanError('Say when to use it, for its docs page: `--when "Use it for …"`.');
  if (!group || !groups.includes(group))
    throw new PlanError(`Say what it is for: \`--group\` and one of ${groups.join(', ')}.`);
  const folder = `packages/ui/src/components/${name}`;
  return {
    files: {
      [`${folder}/index.ts`]: `export { ${name}, type ${name}Props } from './${name}.tsx';\n`,
      [`${folder}/${name}.tsx`]: `import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../theme/cx.ts';
import * as styles from './${name}.css.ts';

export type ${name}Props = ComponentPropsWithRef<'div'>;

/** ${when} */
export function ${name}({ className, ...rest }: ${name}Props) {
  return <div className={cx(styles.root, className)} {...rest} />;
}
`,
      [`${folder}/${name}.css.ts`]: `import { component } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = component({ color: vars.color.text });
`,
      [`${folder}/${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { productTextsOf } from '../../fixtures/product-texts.ts';
import { ${name} } from './${name}.tsx';

const meta: Meta<typeof ${name}> = {
  title: '${group}/${name}',
  id: 'components-${name.toLowerCase()}',
  tags: ['new', 'since-${version}'],
  component: ${name},
  parameters: {
    usage: {
      when: ${JSON.stringify(when)},
    },
  },
  render: (args, { globals }) => (
    <${name} {...args}>{args.children ?? productTextsOf(globals).heroLead}</${name}>
  ),
};
export default meta;
type Story = StoryObj<typeof ${name}>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], args: { children: 'T90' } };
`,
    },
    lines: [],
    next: [
      'Then: npm run format',
      '      npm run snapshots            its props, in packages/ui/api.md',
      '      npm run size -- --write      its budget',
      `      npm run pictures -- components/${name}`,
      `      .storybook/guides/${name}.tsx its parts, do and don't, if there is something to tell`,
    ],
  };
}
