import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Figure } from '../../../components/Figure/index.ts';
import { formPageTextsOf } from '../../../fixtures/pages/forms.ts';
import { cutoutOf } from '../../../fixtures/product-pictures.tsx';
import { productTextsOf } from '../../../fixtures/product-texts.ts';
import { RecommendationList } from './RecommendationList.tsx';

const meta: Meta<typeof RecommendationList> = {
  title: 'Patterns/Individuality/RecommendationList',
  id: 'patterns-recommendationlist',
  tags: ['!autodocs'],
  component: RecommendationList,
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
                },
                { code: 'T40S', href: '#T40S', kind: searchlight, figures, picture: cutoutOf('T40S'), facts },
              ]
        }
      />
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};
export default meta;
type Story = StoryObj<typeof RecommendationList>;

export const Default: Story = {};
