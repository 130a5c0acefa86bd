import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTexts, longWordsOf } from '../../fixtures/long-texts.tsx';
import { productTextsOf } from '../../fixtures/product-texts.ts';
import { Button } from '../Button/index.ts';
import { Link } from '../Link/index.ts';
import { Actions } from './Actions.tsx';

const meta: Meta<typeof Actions> = {
  title: 'Actions/Actions',
  id: 'components-actions',
  tags: ['stable', 'since-0.2.0'],
  component: Actions,
  parameters: {
    usage: {
      when: 'Use it for buttons and links in a line under a text or beside a heading. One signal button at most. Buttons of a form go into its actions; places with a reason each are a RelatedList.',
    },
  },
  render: (args, { globals }) => {
    const texts = productTextsOf(globals);
    return (
      <Actions {...args}>
        {args.children ?? (
          <>
            <Button variant="outline">{texts.compare}</Button>
            <Link href="#downloads">{texts.downloads}</Link>
          </>
        )}
      </Actions>
    );
  },
};
export default meta;
type Story = StoryObj<typeof Actions>;

export const Default: Story = {};

export const Playground: Story = {
  tags: ['!test'],
  args: { gap: 'close', onPhone: 'fill', children: 'T90' },
};

/** Other ways, two in a row. */
export const Ends: Story = {
  render: (args, { globals }) => {
    const { compare, downloads, megaphones, searchlights } = productTextsOf(globals);
    return (
      <Actions {...args} layout="ends">
        {[compare, downloads, megaphones, searchlights].map((label) => (
          <Button key={label} variant="quiet">
            {label}
          </Button>
        ))}
      </Actions>
    );
  },
};

/** Each fills its line on a phone. */
export const FillPhone: Story = { args: { onPhone: 'fill' }, globals: { viewport: { value: 'phone' } } };

/** The first fills its line. */
export const PairsPhone: Story = {
  parameters: { picture: 'off' },
  args: { onPhone: 'pairs' },
  globals: { viewport: { value: 'phone' } },
};

export const LongTexts: Story = {
  ...longTexts,
  render: (args, { globals }) => {
    const { action, link } = longWordsOf(globals);
    return (
      <Actions {...args}>
        <Button variant="outline">{action}</Button>
        <Link href="#downloads">{link}</Link>
      </Actions>
    );
  },
};
