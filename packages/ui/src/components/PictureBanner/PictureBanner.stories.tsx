import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inLanguage } from '../../fixtures/language.ts';
import { sceneOf } from '../../fixtures/solution.tsx';
import { PhraseText } from '../PhraseText/index.ts';
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
  title: 'Media/PictureBanner',
  id: 'components-picturebanner',
  tags: ['stable', 'since-0.3.0'],
  component: PictureBanner,
  parameters: {
    usage: {
      when: 'Use it at night for the one other way through the site that a page offers: a wide picture, what comes of it, and a button. On phones and touch-sized sites the whole banner is the link. The head of a page is a Hero, a message a Banner.',
      keyboard: [
        ['Tab', 'To the button.'],
        ['Enter', 'Follows it.'],
      ],
    },
  },
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

export const Playground: Story = {
  tags: ['!test'],
  args: { info: false, title: 'T90', lead: 'M350', action: 'T90' },
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
