import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inLanguage } from '../../fixtures/language.ts';
import { LoadingLine } from './LoadingLine.tsx';

const labelOf = (globals: Record<string, unknown>) =>
  inLanguage(globals, { en: 'The page is loading', zh: '页面加载中' });

const meta = {
  title: 'Feedback/LoadingLine',
  id: 'components-loadingline',
  tags: ['stable', 'since-0.1.0'],
  component: LoadingLine,
  parameters: {
    usage: {
      when: "The next page is on its way. It lies on the upper edge of the window and shows only after 200 ms, so a quick page never flashes; it says nothing about how much is left. Keep it mounted: its words are read out when `loading` turns true. With reduced motion it is a still line. For something with an end use Progress, for a page's part that is still missing Skeleton, for an action Button with `loading`. It takes no focus.",
    },
  },
  args: { loading: true, label: '' },
  render: (args, { globals }) => <LoadingLine {...args} label={args.label || labelOf(globals)} />,
} satisfies Meta<typeof LoadingLine>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On the window's upper edge, after 200 ms; what is there sooner needs no line. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(labelOf(globals));
  },
};

export const Playground: Story = { tags: ['!test'], args: { loading: true } };

/** Nothing is seen and nothing is said; it stays mounted for the next page. */
export const AtRest: Story = {
  parameters: { picture: 'off' },
  args: { loading: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
