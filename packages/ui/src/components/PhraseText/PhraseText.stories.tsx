import type { Meta, StoryObj } from '@storybook/react-vite';
import { productTextsOf } from '../../fixtures/product-texts.ts';
import { heroText } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';
import { PhraseText } from './PhraseText.tsx';

const meta: Meta<typeof PhraseText> = {
  component: PhraseText,
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
  args: { phrases: ['把光、声音', '和物资，', '送进黑夜。'], warm: '黑夜。', lines: true },
};

/** Each phrase on its own line. */
export const Lines: Story = { args: { lines: true } };

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
      <div style={{ inlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
};
