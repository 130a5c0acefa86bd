import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Breadcrumb } from '../components/Breadcrumb/index.ts';
import { Button } from '../components/Button/index.ts';
import { CompareTable } from '../components/CompareTable/index.ts';
import { Link } from '../components/Link/index.ts';
import { Section } from '../components/Section/index.ts';
import { SectionHeading } from '../components/SectionHeading/index.ts';
import { Switch } from '../components/Switch/index.ts';
import { frameOf, textsOf } from '../fixtures/index.ts';
import { comparePageTextsOf } from '../fixtures/pages/compare.ts';
import { compareTextsOf } from '../fixtures/product-compare.ts';
import { comparisonOf } from '../fixtures/product-comparison.tsx';
import { productTextsOf } from '../fixtures/product-texts.ts';
import { LinkIcon, PrintIcon } from '../icons/index.ts';
import * as layout from './columns.css.ts';
import { PageFrame } from './PageFrame.tsx';
import { expectWholePage, inPocket, onPhone, pageParameters } from './page.ts';

type Args = { folded: readonly string[] };

function Compare({ globals, folded }: Args & { globals: Record<string, unknown> }) {
  const texts = compareTextsOf(globals);
  const own = comparePageTextsOf(globals);
  const { breadcrumb } = frameOf(globals);
  const { models, groups } = comparisonOf(globals);
  const [differencesOnly, setDifferencesOnly] = useState(false);
  const [left, setLeft] = useState(() => models.map(({ key }) => key));
  return (
    <PageFrame globals={globals} current="products" consult="closed">
      <Section as="div" space="end" className={layout.page}>
        <Breadcrumb
          label={breadcrumb.label}
          items={[
            ...breadcrumb.items.slice(0, 1),
            { label: productTextsOf(globals).megaphones, href: '#megaphones' },
            { label: own.crumb },
          ]}
        />
        <SectionHeading
          level={1}
          title={texts.caption}
          actions={
            <>
              <Switch
                label={texts.differencesOnly}
                checked={differencesOnly}
                onCheckedChange={setDifferencesOnly}
              />
              <Button size="toolbar" start={<LinkIcon />}>
                {textsOf(globals).copyLink}
              </Button>
              <Button size="toolbar" start={<PrintIcon />}>
                {own.print}
              </Button>
            </>
          }
        />
        <CompareTable
          caption={texts.caption}
          models={models.filter(({ key }) => left.includes(key))}
          groups={groups}
          defaultFolded={folded}
          differencesOnly={differencesOnly}
          corner={
            <>
              <p>{texts.chosen(left.length)}</p>
              <Link href="#change">{texts.change}</Link>
            </>
          }
          onRemove={left.length > 1 ? (key) => setLeft(left.filter((one) => one !== key)) : undefined}
          translations={texts.table}
        />
        <p className={layout.small}>{own.note}</p>
      </Section>
    </PageFrame>
  );
}

const meta: Meta<Args> = {
  title: 'Patterns/Compare',
  parameters: {
    ...pageParameters,
    usage: {
      when: 'Up to four models of a family on one sheet: pictures and codes first, then rows in groups, differences marked by icon and word. The header sticks and shrinks; on phones all four stay in view.',
      keyboard: [['Tab', 'Differences only, the acts, each model with its remove button, the fold buttons.']],
    },
  },
  globals: { ground: 'sheet' },
  args: { folded: ['voice', 'body'] },
  render: (args, { globals }) => <Compare globals={globals} {...args} />,
};
export default meta;
type Story = StoryObj<Args>;

export const Default: Story = { play: expectWholePage };

export const Chinese: Story = { globals: { language: 'zh' } };

export const Dark: Story = { globals: { ground: 'sheet-dark' } };

export const Phone: Story = { globals: onPhone, play: expectWholePage };

export const Narrow: Story = { globals: inPocket, play: expectWholePage };

/** One is taken out: the others stay, and the corner counts them. */
export const Removed: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const texts = compareTextsOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: texts.table.remove('H1T') }));
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
    const counts = canvas.getAllByText(texts.chosen(3));
    // The corner stands in two places, of which one is shown.
    await expect(counts.filter((count) => count.checkVisibility())).toHaveLength(1);
  },
};
