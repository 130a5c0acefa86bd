import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PhraseText } from '../../../components/PhraseText/index.ts';
import { inLanguage } from '../../../fixtures/language.ts';
import { sceneOf } from '../../../fixtures/solution.tsx';
import { PictureBanner } from './PictureBanner.tsx';

const textsOf = (globals: Record<string, unknown>) =>
  inLanguage(globals, {
    en: {
      phrases: ['Four questions,', 'one payload'],
      lead: 'You get a recommendation, the reason for it, and what you give up by taking it.',
      action: 'Answer four questions',
    },
    zh: {
      phrases: ['四个问题，', '选定一款'],
      lead: '给出推荐、理由和取舍。',
      action: '回答四个问题',
    },
  });

const meta: Meta<typeof PictureBanner> = {
  title: 'Patterns/Home/PictureBanner',
  id: 'patterns-picturebanner',
  tags: ['!autodocs'],
  component: PictureBanner,
  globals: { ground: 'night' },
  render: (args, { globals }) => {
    const t = textsOf(globals);
    return (
      <PictureBanner
        {...args}
        picture={args.picture ?? sceneOf(globals)}
        title={args.title ?? <PhraseText phrases={t.phrases} />}
        lead={args.lead ?? t.lead}
        action={args.action ?? t.action}
        href={args.href ?? '#questions'}
      />
    );
  },
};
export default meta;
type Story = StoryObj<typeof PictureBanner>;

/** What a click in the middle of the picture would reach. */
const underPicture = (canvasElement: HTMLElement) => {
  const { left, top, width, height } = canvasElement.querySelector('picture')!.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2);
};

/** The button alone is the link. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(underPicture(canvasElement)).not.toBe(canvas.getByRole('link'));
  },
};

/** A touch-sized site: a tap anywhere follows the link. */
export const Info: Story = {
  parameters: { picture: 'off' },
  args: { info: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(underPicture(canvasElement)).toBe(canvas.getByRole('link'));
  },
};

/** On a phone too, before any script says what kind of site it is. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(underPicture(canvasElement)).toBe(canvas.getByRole('link'));
  },
};
