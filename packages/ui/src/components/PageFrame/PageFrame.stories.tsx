import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { frameOf, textsOf } from '../../fixtures/index.ts';
import { inLanguage } from '../../fixtures/language.ts';
import { Section } from '../Section/index.ts';
import { SiteFooter } from '../SiteFooter/index.ts';
import { SiteHeader } from '../SiteHeader/index.ts';
import { Text } from '../Text/index.ts';
import { PageFrame } from './PageFrame.tsx';

const meta: Meta<typeof PageFrame> = {
  title: 'Layout/PageFrame',
  id: 'components-pageframe',
  tags: ['stable', 'since-0.3.0'],
  component: PageFrame,
  args: { theme: 'sheet', loading: false },
  parameters: {
    layout: 'fullscreen',
    usage: {
      when: 'Use it once, around every page of a site: it has the one main landmark, which takes the focus after a navigation and from the first link. A part of a page in the other theme is a Surface or a Section.',
      keyboard: [['Tab, Enter', 'The first link leads past the header to the content.']],
    },
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

export const Playground: Story = { tags: ['!test'], args: { header: 'T90', after: 'T90', children: 'T90' } };

/** The next page is on its way. */
export const Loading: Story = { args: { loading: true } };
