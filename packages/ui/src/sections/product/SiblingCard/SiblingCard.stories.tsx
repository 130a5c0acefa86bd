import type { Meta, StoryObj } from '@storybook/react-vite';
import { Figure } from '../../../components/Figure/index.ts';
import { cutoutOf } from '../../../fixtures/product-pictures.tsx';
import { SiblingCard } from './SiblingCard.tsx';
import { SiblingCards } from './SiblingCards.tsx';

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
  title: 'Patterns/Product/SiblingCard',
  id: 'patterns-siblingcard',
  tags: ['!autodocs'],
  component: SiblingCard,
  args: {
    href: '#T80',
    code: 'T80',
    figures: figures(11500, 760),
    difference: difference(-1500, -85),
    picture: cutoutOf('T80'),
  },
};
export default meta;
type Story = StoryObj<typeof SiblingCard>;

export const Default: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: 410 }}>
      <SiblingCard {...args} />
    </div>
  ),
};

export const Three: Story = {
  tags: ['variants'],
  render: (args) => (
    <SiblingCards>
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
    </SiblingCards>
  ),
};
