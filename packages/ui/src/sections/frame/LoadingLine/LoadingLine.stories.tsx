import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inLanguage } from '../../../fixtures/language.ts';
import { LoadingLine } from './LoadingLine.tsx';

const labelOf = (globals: Record<string, unknown>) =>
  inLanguage(globals, { en: 'The page is loading', zh: '页面加载中' });

const meta = {
  title: 'Patterns/Frame/LoadingLine',
  id: 'patterns-loadingline',
  tags: ['!autodocs'],
  component: LoadingLine,
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

/** Nothing is seen and nothing is said; it stays mounted for the next page. */
export const AtRest: Story = {
  parameters: { picture: 'off' },
  args: { loading: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
