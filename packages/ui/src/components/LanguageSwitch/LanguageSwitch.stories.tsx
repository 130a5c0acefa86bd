import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { frameOf } from '../../fixtures/index.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';

const meta = {
  component: LanguageSwitch,
  args: frameOf({}).header.language,
  render: (_args, { globals }) => <LanguageSwitch {...frameOf(globals).header.language} />,
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

export const Chinese: Story = { globals: { language: 'zh' } };
