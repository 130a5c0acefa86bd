import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { textsOf } from '../../fixtures/index.ts';
import { longTexts } from '../../fixtures/long-texts.tsx';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Navigation/SkipLink',
  id: 'components-skiplink',
  tags: ['stable', 'since-0.1.0'],
  component: SkipLink,
  parameters: {
    usage: {
      when: "The first link of each page, once. Hidden until the keyboard reaches it, then above the page's upper corner, 44 px tall. It leads to the main content, which takes the focus.",
      keyboard: [
        ['Tab', 'The first press on a page shows it.'],
        ['Enter', 'Goes to the content.'],
      ],
    },
  },
  args: { href: '#content' },
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The Tab key shows it, and it leads to the content. */
export const Default: Story = {
  render: (args, { globals }) => (
    <>
      <SkipLink {...args}>{textsOf(globals).skip}</SkipLink>
      <main id="content" tabIndex={-1}>
        {textsOf(globals).sentence}
      </main>
    </>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(getComputedStyle(link).clipPath).toBe('inset(50%)');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link).clipPath).toBe('none');
    await expect(link).toHaveAttribute('href', `#${canvas.getByRole('main').id}`);
  },
};

export const Playground: Story = { tags: ['!test'], ...Default, args: { href: '#content' } };

export const LongTexts: Story = {
  ...Default,
  ...longTexts,
  play: async (context) => {
    await userEvent.tab();
    await longTexts.play(context);
  },
};
