import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, waitFor } from 'storybook/test';
import { filmFiles, filmOf, filmPoster, filmStill, filmTracks } from '../../fixtures/films.tsx';
import { clock } from './player.ts';
import { VideoPlayer } from './VideoPlayer.tsx';

/** A name that holds the title. */
const named = (title: string) => (name: string) => name.includes(title);

/** A decoder takes its time to start, and to give up. */
const decoding = { timeout: 10_000 };

/** For its picture: its first frame. One that is paused before it has any goes on showing its still. */
const toStart = async (film: HTMLVideoElement) => {
  await waitFor(() => expect(film.currentTime).toBeGreaterThan(0), decoding);
  film.pause();
  film.currentTime = 0;
  await waitFor(() => expect(film.seeking).toBe(false), decoding);
};

const meta = {
  title: 'Media/VideoPlayer',
  id: 'components-videoplayer',
  tags: ['stable', 'since-0.1.0'],
  component: VideoPlayer,
  parameters: {
    usage: {
      when: 'Use it for a film that a visitor chooses to see: one frame a film, several below one another or in a grid. Nothing loads before the press. Movement that only decorates is no film: leave it out. A film of another site is a Link to it.',
      keyboard: [
        [
          'Tab, Shift + Tab',
          'To the button on the picture; once it plays, to the film and through its controls.',
        ],
        [
          'Enter, Space',
          'On the button: plays the film, which takes the focus. On the film: pauses and goes on.',
        ],
        ['Arrow keys', 'On the film: back and forth, louder and quieter, as the browser does it.'],
      ],
    },
  },
  args: {
    title: '',
    duration: 6,
    language: '',
    poster: filmPoster,
    posterSrc: filmStill,
    files: filmFiles,
    tracks: filmTracks,
    translations: filmOf({}).translations,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 720 }}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals }) => {
    const { title, language, translations } = filmOf(globals);
    return (
      <VideoPlayer
        {...args}
        title={args.title || title}
        language={args.language || language}
        translations={translations}
      />
    );
  },
} satisfies Meta<typeof VideoPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is loaded, its frame has its size, and the button says what it plays. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const { title } = filmOf(globals);
    const video = canvasElement.querySelector('video')!;
    await expect(video.preload).toBe('none');
    await expect(video.networkState).not.toBe(HTMLMediaElement.NETWORK_LOADING);
    await expect(video.readyState).toBe(HTMLMediaElement.HAVE_NOTHING);
    await expect(canvas.getByRole('button', { name: named(title) })).toBeVisible();
    const { width, height } = video.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(16 / 9, 1);
  },
};

export const Playground: Story = {
  tags: ['!test'],
  args: { title: 'T90', duration: 754, language: 'English', ratio: 4 / 3 },
};

/** A press starts it, the browser's controls take over, and the focus is on the film. */
export const Playing: Story = {
  parameters: { picture: 'off' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const video = canvasElement.querySelector('video')!;
    await expect(video.controls).toBe(false);
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(video).toHaveFocus());
    await expect(video.controls).toBe(true);
    await expect([...video.textTracks].map((track) => track.language)).toEqual(['en', 'zh-CN']);
    await toStart(video);
  },
};

/** A film that starts pauses the one before. */
export const OneAtATime: Story = {
  render: (args, { globals }) => {
    const { title, language, translations } = filmOf(globals);
    return (
      <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
        {['T90', 'H1T'].map((code) => (
          <VideoPlayer
            {...args}
            key={code}
            title={`${code} ${title}`}
            language={language}
            translations={translations}
          />
        ))}
      </div>
    );
  },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const { title } = filmOf(globals);
    const [first, second] = [...canvasElement.querySelectorAll('video')];
    if (!first || !second) throw new Error('There are not two films.');
    await userEvent.click(canvas.getByRole('button', { name: named(`T90 ${title}`) }));
    await waitFor(() => expect(first.currentTime).toBeGreaterThan(0), decoding);
    await userEvent.click(canvas.getByRole('button', { name: named(`H1T ${title}`) }));
    await waitFor(() => expect(first.paused).toBe(true));
    await expect(second.paused).toBe(false);
    for (const film of [first, second]) await toStart(film);
  },
};

/** What happened is said, the film can be had as a file, and the button has the focus to try again. */
export const Failed: Story = {
  args: { files: [{ src: '/fixtures/video/gone.webm', type: 'video/webm' }] },
  play: async ({ args, canvas, globals, userEvent }) => {
    const { title, translations } = filmOf(globals);
    const name = named(title);
    await userEvent.click(canvas.getByRole('button', { name }));
    const message = await canvas.findByRole('alert', {}, decoding);
    await expect(message).toHaveTextContent(translations.failed);
    await expect(message).toHaveTextContent(translations.reason('unplayable'));
    await waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus());
    await expect(canvas.getByRole('link', { name: translations.download })).toHaveAttribute(
      'href',
      args.files[0].src,
    );
  },
};

/** Before the script, and without it, the browser's own controls play it. */
export const WithoutScript: Story = {
  render: (args, { globals }) => (
    <div
      // What a server sends, and no script takes up.
      // oxlint-disable-next-line react/no-danger -- for that reason
      dangerouslySetInnerHTML={{
        __html: renderToStaticMarkup(<VideoPlayer {...args} {...filmOf(globals)} />),
      }}
    />
  ),
  play: async ({ canvas, canvasElement, globals }) => {
    const video = canvasElement.querySelector('video')!;
    await expect(video.controls).toBe(true);
    await expect(video.preload).toBe('none');
    await expect(video.poster).not.toBe('');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText(filmOf(globals).title)).toBeVisible();
    await expect(canvas.getByText(clock(6))).toBeVisible();
  },
};

export const Upright: Story = {
  args: { ratio: 4 / 5, tracks: [] },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};
