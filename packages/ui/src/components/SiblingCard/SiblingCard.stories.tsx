import type { Meta, StoryObj } from '@storybook/react-vite';
import { cutoutOf } from '../../fixtures/product-pictures.tsx';
import { Figure } from '../Figure/index.ts';
import { SiblingCard } from './SiblingCard.tsx';

const difference = (lumens: number, grams: number) => (
  <>
    <Figure value={lumens} unit="lm" signed />, <Figure value={grams} unit="g" signed />
  </>
);

const figures = (lumens: number, grams: number) => [
  <Figure key="lm" value={lumens} unit="lm" />,
  <Figure key="g" value={grams} unit="g" />,
];

const meta: Meta<typeof SiblingCard> = {
  title: 'Product/SiblingCard',
  id: 'components-siblingcard',
  tags: ['stable', 'since-0.1.0'],
  component: SiblingCard,
  parameters: {
    usage: {
      when: 'Use it on a product page for up to three models of the same family, each with how it differs from the one at hand. A whole family is a ProductGrid; all values side by side are a CompareTable.',
      keyboard: [
        ['Tab, Shift + Tab', 'From card to card.'],
        ['Enter', 'Opens the model.'],
      ],
    },
  },
  args: {
    href: '#T80',
    code: 'T80',
    figures: figures(11500, 760),
    difference: difference(-1500, -85),
    picture: cutoutOf('T80'),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 410 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof SiblingCard>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], args: { code: 'PTS42023' } };

export const WithoutPicture: Story = { args: { picture: null } };

export const Three: Story = {
  tags: ['variants'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <SiblingCard {...args} />
      <SiblingCard
        href="#T90V2"
        code="T90V2"
        figures={figures(14000, 830)}
        difference={difference(1000, -15)}
        picture={cutoutOf('T90V2')}
      />
      <SiblingCard
        href="#T160"
        code="T160"
        figures={figures(22000, 1650)}
        difference={difference(9000, 805)}
        picture={cutoutOf('T160')}
      />
    </div>
  ),
};
