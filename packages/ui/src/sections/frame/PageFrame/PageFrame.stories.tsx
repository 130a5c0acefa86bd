import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Section } from '../../../components/Section/index.ts';
import { SiteFooter } from '../../../components/SiteFooter/index.ts';
import { SiteHeader } from '../../../components/SiteHeader/index.ts';
import { Text } from '../../../components/Text/index.ts';
import { frameOf, textsOf } from '../../../fixtures/index.ts';
import { inLanguage } from '../../../fixtures/language.ts';
import { PageFrame } from './PageFrame.tsx';

const meta: Meta<typeof PageFrame> = {
  title: 'Patterns/Frame/PageFrame',
  id: 'patterns-pageframe',
  tags: ['!autodocs'],
  component: PageFrame,
  args: { theme: 'sheet', loading: false },
  parameters: {
    layout: 'fullscreen',
  },
  render: (args, { globals }) => {
    const { header, footer } = frameOf(globals);
    const { skip, sentence } = textsOf(globals);
    const loading = inLanguage(globals, { en: 'Loading the page', zh: '正在加载页面' });
    return (
      <PageFrame
        {...args}
        header={args.header ?? <SiteHeader {...header} />}
        after={args.after ?? <SiteFooter {...footer} />}
        translations={{ skip, loading }}
      >
        <Section>{args.children ?? <Text>{sentence}</Text>}</Section>
      </PageFrame>
    );
  },
};
export default meta;
type Story = StoryObj<typeof PageFrame>;

/** The first link gives the focus to the content. */
export const Default: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const skip = canvas.getByRole('link', { name: textsOf(globals).skip });
    await userEvent.tab();
    await expect(skip).toHaveFocus();
    const main = canvas.getByRole('main');
    await expect(skip).toHaveAttribute('href', `#${main.id}`);
    main.focus();
    await expect(main).toHaveFocus();
    main.blur();
  },
};

/** The next page is on its way. */
export const Loading: Story = { args: { loading: true } };
