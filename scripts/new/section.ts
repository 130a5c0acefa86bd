import { type Plan, PlanError } from './plan.ts';

/** A section of one page, or of a few that say the same: code, styles and a story, none of it packed. */
export function newSection(name: string | undefined, page: string | undefined): Plan {
  if (!name || !/^[A-Z][A-Za-z]+$/.test(name))
    throw new PlanError('A section is named in words that begin with capitals: `section PartsTable`.');
  if (!page || !/^[a-z][a-z-]+$/.test(page))
    throw new PlanError('Say on which page it stands: `--page product`.');
  const folder = `packages/ui/src/sections/${page}/${name}`;
  const group = `${page[0]?.toUpperCase()}${page.slice(1).replaceAll('-', ' ')}`;
  return {
    files: {
      [`${folder}/index.ts`]: `export { ${name}, type ${name}Props } from './${name}.tsx';\n`,
      [`${folder}/${name}.tsx`]: `import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../../theme/cx.ts';
import * as styles from './${name}.css.ts';

export type ${name}Props = ComponentPropsWithRef<'section'>;

/** TODO: what it shows. */
export function ${name}({ className, ...rest }: ${name}Props) {
  return <section className={cx(styles.root, className)} {...rest} />;
}
`,
      [`${folder}/${name}.css.ts`]: `import { component } from '../../../theme/layers.css.ts';
import { vars } from '../../../theme/vars.css.ts';

export const root = component({ color: vars.color.text });
`,
      [`${folder}/${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { productTextsOf } from '../../../fixtures/product-texts.ts';
import { ${name} } from './${name}.tsx';

const meta: Meta<typeof ${name}> = {
  title: 'Patterns/${group}/${name}',
  id: 'patterns-${name.toLowerCase()}',
  tags: ['!autodocs'],
  component: ${name},
  render: (args, { globals }) => (
    <${name} {...args}>{args.children ?? productTextsOf(globals).heroLead}</${name}>
  ),
};
export default meta;
type Story = StoryObj<typeof ${name}>;

export const Default: Story = {};
`,
    },
    lines: [],
    next: [
      `Then: import it as @payload/ui/sections/${page}/${name}; say what it shows in the comment above it`,
      '      npm run format',
      `      npm run pictures -- sections/${page}/${name}`,
    ],
  };
}
