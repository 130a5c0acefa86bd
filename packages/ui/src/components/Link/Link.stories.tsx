import type { Meta, StoryObj } from '@storybook/react-vite';
import { textsOf } from '../../fixtures/index.ts';
import { inLanguage } from '../../fixtures/language.ts';
import { Link } from './Link.tsx';

const en = {
  file: 'S3mini 2.4.1, UFW, 313\u2009kB',
  before: 'The aircraft has a manual of its own:',
  site: 'M350 RTK at DJI',
};
const zh: typeof en = {
  file: 'S3mini 2.4.1，UFW，313\u2009kB',
  before: '飞机另有手册：',
  site: '大疆官网 M350 RTK',
};
const wordsOf = (globals: Record<string, unknown>) => inLanguage(globals, { en, zh });

const meta = {
  title: 'Actions/Link',
  id: 'components-link',
  tags: ['stable', 'since-0.1.0'],
  component: Link,
  parameters: {
    usage: {
      when: 'A word inside a sentence (`text`), or the way on below a list (`arrow`, 44 px tall). The words say where it leads: never "here". A download says what it is, in which format and how large. A link to another site names it. A visited link looks like any other. Long and Chinese texts wrap as the sentence does. For an action, or for the one thing to do, use Button.',
      keyboard: [
        ['Tab', 'Moves to it.'],
        ['Enter', 'Follows it.'],
      ],
    },
  },
  args: { href: '#downloads' },
  render: (args, { globals }) => <Link {...args}>{textsOf(globals).downloads}</Link>,
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], args: { variant: 'text' } };

/** Leads on, 44 px tall. */
export const Arrow: Story = {
  args: { variant: 'arrow' },
  render: (args, { globals }) => <Link {...args}>{textsOf(globals).allProducts}</Link>,
};

export const InSentence: Story = {
  tags: ['variants'],
  render: (args, { globals }) => (
    <p>
      {textsOf(globals).sentence} <Link {...args}>{textsOf(globals).downloads}</Link>
    </p>
  ),
};

/** What it is, its format and its size stand in the words. */
export const Download: Story = {
  args: { href: '#S3mini-2.4.1.ufw', download: 'S3mini-2.4.1.ufw' },
  render: (args, { globals }) => (
    <p>
      <Link {...args}>{wordsOf(globals).file}</Link>
    </p>
  ),
};

/** The other site is named; it opens in the same window, for the visitor decides about windows. */
export const External: Story = {
  args: { href: 'https://www.dji.com/', rel: 'external' },
  render: (args, { globals }) => (
    <p>
      {wordsOf(globals).before} <Link {...args}>{wordsOf(globals).site}</Link>
    </p>
  ),
};

/** In 320 px and with longer words: it wraps as its sentence does. */
export const LongTexts: Story = {
  globals: { language: 'long' },
  render: (args, { globals }) => (
    <div style={{ maxInlineSize: 256 }}>
      <p>
        {textsOf(globals).sentence} <Link {...args}>{wordsOf(globals).file}</Link>
      </p>
      <Link {...args} variant="arrow">
        {textsOf(globals).downloads}
      </Link>
    </div>
  ),
};
