import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn } from 'storybook/test';
import { inLanguage } from '../../../fixtures/language.ts';
import { CopyLink } from './CopyLink.tsx';

const textsOf = (globals: Record<string, unknown>) =>
  inLanguage(globals, {
    en: {
      label: 'Copy link to this answer',
      translations: { copied: 'Link copied', notCopied: 'Not copied. The link is in the address bar.' },
    },
    zh: {
      label: '复制本题链接',
      translations: { copied: '链接已复制', notCopied: '未能复制，链接在地址栏中。' },
    },
  });

const stay = (event: Event) => event.preventDefault();

const meta: Meta<typeof CopyLink> = {
  title: 'Patterns/Faq/CopyLink',
  id: 'patterns-copylink',
  tags: ['!autodocs'],
  component: CopyLink,
  // The test runner's page does not survive another address.
  beforeEach: () => {
    document.addEventListener('click', stay);
    return () => document.removeEventListener('click', stay);
  },
  args: { anchor: 'spk1' },
  render: (args, { globals }) => {
    const { label, translations } = textsOf(globals);
    return (
      <CopyLink {...args} translations={translations}>
        {args.children ?? label}
      </CopyLink>
    );
  },
};
export default meta;
type Story = StoryObj<typeof CopyLink>;

export const Default: Story = {};

/** The address goes to the clipboard, and it is said. */
export const Copied: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { translations } = textsOf(globals);
    const write = spyOn(navigator.clipboard, 'writeText').mockImplementation(fn(async () => {}));
    await userEvent.click(canvas.getByRole('link'));
    await expect(await canvas.findByText(translations.copied)).toBeVisible();
    await expect(write.mock.calls[0]?.[0]).toMatch(new RegExp(`#${args.anchor}$`));
    write.mockRestore();
  },
};

/** A browser that refuses: the words say where the link is, until the focus goes on. */
export const NotCopied: Story = {
  parameters: { picture: 'off' },
  play: async ({ canvas, globals, userEvent }) => {
    const { translations } = textsOf(globals);
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await userEvent.click(canvas.getByRole('link'));
    await expect(await canvas.findByText(translations.notCopied)).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    write.mockRestore();
  },
};
