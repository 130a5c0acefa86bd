import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { frameOf } from '../../fixtures/index.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';

const meta = {
  title: 'Navigation/LanguageSwitch',
  id: 'components-languageswitch',
  tags: ['stable', 'since-0.1.0'],
  component: LanguageSwitch,
  parameters: {
    usage: {
      when: 'The way to the same page in the other language. It names that language in that language, in its own face, and never shows a flag. For two languages; with more, use a Select. A bar that is narrow may hide the word and keep the globe (`labelClassName`), 44 px tall.',
      keyboard: [
        ['Tab', 'Moves to it.'],
        ['Enter', 'Opens this page in the other language.'],
      ],
    },
  },
  args: frameOf({}).header.language,
  render: (args, { globals }) => <LanguageSwitch {...args} {...frameOf(globals).header.language} />,
} satisfies Meta<typeof LanguageSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { label, lang } = frameOf(globals).header.language;
    const link = canvas.getByRole('link', { name: label });
    await expect(link).toHaveAttribute('lang', lang);
    await expect(link).toHaveAttribute('hreflang', lang);
  },
};

export const Playground: Story = { tags: ['!test'] };
