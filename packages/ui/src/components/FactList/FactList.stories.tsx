import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { downloadsPageTextsOf } from '../../fixtures/pages/downloads.ts';
import { formPageTextsOf } from '../../fixtures/pages/forms.ts';
import { stageTextsOf } from '../../fixtures/product-stage.ts';
import { FactList } from './FactList.tsx';

const meta: Meta<typeof FactList> = {
  title: 'Text/FactList',
  id: 'components-factlist',
  tags: ['stable', 'since-0.1.0'],
  component: FactList,
  parameters: {
    usage: {
      when: 'Use it for what a device does in use: a name and a sentence a row, up to seven rows. Figures belong in a SpecificationTable, questions in a Faq. Short names of a list of changes are `narrow`; sentences that begin with what matters, in a side column, are `inline`. It takes no focus.',
    },
  },
  render: (args, { globals }) => (
    <FactList
      {...args}
      items={
        args.items ?? stageTextsOf(globals).facts.map(([name = '', text]) => ({ key: name, name, text }))
      }
    />
  ),
};
export default meta;
type Story = StoryObj<typeof FactList>;

export const Default: Story = {};

export const Playground: Story = {
  tags: ['!test'],
  args: { layout: 'half', items: [{ key: 'IP54', name: 'IP54', text: '−20 °C' }] },
};

/** One or two words, and what belongs to them: a list of changes. */
export const Narrow: Story = {
  render: (args, { globals }) => (
    <FactList
      {...args}
      layout="narrow"
      items={downloadsPageTextsOf(globals).changes.map(([name, text = '']) => ({ key: text, name, text }))}
    />
  ),
  play: async ({ canvasElement }) => {
    const texts = [...canvasElement.querySelectorAll('dd')].map((text) => text.getBoundingClientRect().left);
    await expect(new Set(texts).size).toBe(1);
  },
};

/** What is not known has no row. */
export const Unknown: Story = {
  args: {
    items: [
      { key: 'ip', name: 'IP', text: 'IP54' },
      { key: 'from', name: 'T90', text: null },
      { key: 'until', name: 'T90V2', text: '' },
    ],
  },
  parameters: { picture: 'off' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['IP']);
  },
};

/** In a row that has lines of its own. */
export const Unruled: Story = { ...Narrow, args: { ruled: false } };

export const NarrowPhone: Story = { ...Narrow, globals: { viewport: { value: 'phone' } } };

/** A sentence that begins in bold, in a side column. */
export const Inline: Story = {
  render: (args, { globals }) => (
    <div style={{ maxInlineSize: 368 }}>
      <FactList
        {...args}
        layout="inline"
        items={formPageTextsOf(globals).activate.facts.map(([name = '', text]) => ({
          key: name,
          name,
          text,
        }))}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const row = canvasElement.querySelector('dl > div')!;
    const [name, text] = [...row.children].map((part) => part.getClientRects()[0]);
    await expect(name?.top).toBe(text?.top);
  },
};

export const ChineseInline: Story = { ...Inline, globals: { language: 'zh' } };
