import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { formPageTextsOf } from '../../fixtures/pages/forms.ts';
import { cutoutOf } from '../../fixtures/product-pictures.tsx';
import { productTextsOf } from '../../fixtures/product-texts.ts';
import { textsOf } from '../../fixtures/texts.ts';
import { Figure } from '../Figure/index.ts';
import { RecommendationList } from './RecommendationList.tsx';

const meta: Meta<typeof RecommendationList> = {
  title: 'Product/RecommendationList',
  id: 'components-recommendationlist',
  tags: ['stable', 'since-0.3.0'],
  component: RecommendationList,
  parameters: {
    usage: {
      when: 'Use it for models that answer a question, best first, each with its reasons. Only the best has the page’s action. Models without reasons are a ProductGrid.',
      keyboard: [['Tab, Shift + Tab', 'From model to model, and to the action of the best.']],
    },
  },
  args: { items: [] },
  render: (args, { globals }) => {
    const { searchlight } = productTextsOf(globals);
    const facts = formPageTextsOf(globals)
      .activate.facts.slice(0, 2)
      .map(([name = '', text]) => ({ key: name, name, text }));
    const figures = [
      { key: 'flux', figure: <Figure value={12000} unit="lm" /> },
      { key: 'mass', figure: <Figure value={890} unit="g" /> },
    ];
    const act = textsOf(globals).compare;
    return (
      <RecommendationList
        {...args}
        items={
          args.items.length > 0
            ? args.items
            : [
                {
                  code: 'T90',
                  href: '#T90',
                  kind: searchlight,
                  figures,
                  picture: cutoutOf('T90'),
                  facts,
                  act,
                },
                { code: 'T40S', href: '#T40S', kind: searchlight, figures, picture: cutoutOf('T40S'), facts },
              ]
        }
      />
    );
  },
  play: async ({ canvas }) => {
    // Only the best has the page's action.
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};
export default meta;
type Story = StoryObj<typeof RecommendationList>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    level: 3,
    items: [{ code: 'T90', href: '#T90', kind: 'T', figures: [], picture: cutoutOf('T90'), facts: [] }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongTexts: Story = { globals: { language: 'long' } };

export const Chinese: Story = { globals: { language: 'zh' } };
