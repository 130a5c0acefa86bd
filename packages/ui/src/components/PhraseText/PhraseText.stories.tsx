import type { Meta, StoryObj } from '@storybook/react-vite';
import { productTextsOf } from '../../fixtures/product-texts.ts';
import { heroText } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';
import { PhraseText } from './PhraseText.tsx';

const meta: Meta<typeof PhraseText> = {
  title: 'Text/PhraseText',
  id: 'components-phrasetext',
  tags: ['stable', 'since-0.1.0'],
  component: PhraseText,
  parameters: {
    usage: {
      when: 'Headlines whose line breaks are known. A line breaks between phrases, never inside one: a Chinese headline is cut by sense, 把光、声音 / 和物资， / 送进黑夜。, so that no word is split and no character is left alone. `lines` puts each phrase on a line of its own; otherwise as many stand on a line as fit. A phrase wider than its room does break. `warm` lights the last word: once a view. For running text use a plain paragraph. It takes no focus.',
    },
  },
  args: { phrases: [] },
  render: (args, { globals }) => {
    const texts = productTextsOf(globals);
    return (
      <h1 style={{ ...heroText, fontSize: vars.type.dL, lineHeight: 1.2 }}>
        <PhraseText {...args} phrases={args.phrases.length > 0 ? args.phrases : texts.headline} />
      </h1>
    );
  },
};
export default meta;
type Story = StoryObj<typeof PhraseText>;

export const Default: Story = {};

export const Playground: Story = {
  tags: ['!test'],
  args: { phrases: ['把光、声音', '和物资，', '送进黑夜。'], warm: '黑夜。', lines: true },
};

/** Each phrase on its own line. */
export const Lines: Story = { tags: ['variants'], args: { lines: true } };

/** The last word takes the light. */
export const Warm: Story = {
  render: (args, { globals }) => {
    const texts = productTextsOf(globals);
    return (
      <h1 style={{ ...heroText, fontSize: vars.type.dL, lineHeight: 1.2 }}>
        <PhraseText {...args} phrases={texts.headline} warm={texts.warm} lines />
      </h1>
    );
  },
};

/** In a narrow column lines break between phrases only. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 300, maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
};
