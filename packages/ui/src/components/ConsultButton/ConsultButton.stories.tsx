import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { feedbackOf } from '../../fixtures/feedback.ts';
import { inLanguage } from '../../fixtures/language.ts';
import { ChoiceBar } from '../ChoiceBar/index.ts';
import { ConsultButton } from './ConsultButton.tsx';

const meta = {
  title: 'Actions/ConsultButton',
  id: 'components-consultbutton',
  tags: ['stable', 'since-0.1.0'],
  component: ConsultButton,
  parameters: {
    layout: 'fullscreen',
    usage: {
      when: `Use it once a page, for the way to a person. What must be read to go on belongs in the page; for a message use Banner. It is night on every page.

It hides while the page scrolls and is back 500 ms after, at the nearest place where it covers no control, no figure and no word; in a view lower than 400 px it stands at the page’s end. It never covers what has the focus (WCAG 2.4.11): an open panel in the way closes. The button, the panel’s own close button and Escape close it. On phones “Call” and “Save image” stand beside the picture, since nobody scans their own screen.`,
      keyboard: [
        ['Enter, Space', 'On the button: shows or hides the panel.'],
        ['Tab', 'From the button into the open panel: close, the links, and on through the page.'],
        ['Escape', 'Closes the panel, wherever the focus is; from within it goes back to the button.'],
      ],
    },
  },
  args: { ...feedbackOf({}).consult, onOpenChange: fn() },
  render: (args, { globals }) => (
    <div style={{ minBlockSize: 1600, padding: 24 }}>
      <ConsultButton {...args} {...feedbackOf(globals).consult} />
    </div>
  ),
  beforeEach: () => {
    window.scrollTo(0, 0);
  },
} satisfies Meta<typeof ConsultButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The button shows and hides the panel; Escape closes it and gives the focus back to the button. */
export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    const { translations, phone } = feedbackOf(globals).consult;
    const button = canvas.getByRole('button', { name: translations.title });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    // It fades in once it has found its place.
    await waitFor(() => expect(button).toBeVisible());
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(canvas.getByRole('link', { name: phone.label })).toBeVisible());

    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: translations.close })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(canvas.queryByRole('link')).toBeNull());

    await userEvent.keyboard('{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: translations.close }));
    await waitFor(() => expect(canvas.queryByRole('link')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenCalledTimes(4);
  },
};

export const Playground: Story = {
  tags: ['variants', '!test'],
  args: { defaultOpen: true, restoreDelay: 500 },
};

/** Open: the picture, the number, whether someone is there, and its own way to close. */
export const Open: Story = {
  args: { defaultOpen: true },
  play: async ({ canvas, globals }) => {
    const { translations, qr, phone, hours } = feedbackOf(globals).consult;
    const panel = within(await canvas.findByRole('region', { name: translations.title }));
    await waitFor(() => expect(panel.getByRole('img', { name: qr.alt })).toBeVisible());
    await expect(panel.getByRole('link', { name: phone.label })).toHaveAttribute('href', phone.href);
    // As a query reads it, which takes a thin space for any other.
    await expect(panel.getByText(hours.label.replaceAll('\u2009', ' '))).toBeVisible();
    await expect(panel.getByRole('button', { name: translations.close })).toBeVisible();
    await expect(panel.queryByRole('link', { name: translations.call })).toBeNull();
  },
};

/** Nobody there now: the words say it, not the colour alone. */
export const Closed: Story = {
  args: { defaultOpen: true },
  render: (args, { globals }) => {
    const { consult } = feedbackOf(globals);
    const label = inLanguage(globals, {
      en: 'Closed, opens tomorrow at 9:00',
      zh: '现已下班，明天 9:00 上班',
    });
    return <ConsultButton {...args} {...consult} hours={{ label, open: false }} />;
  },
};

/** Escape closes it wherever the focus is, and leaves that where it is. */
export const EscapeFromThePage: Story = {
  args: { defaultOpen: true },
  render: (args, { globals }) => {
    const { consult, dialog } = feedbackOf(globals);
    return (
      <>
        <button type="button">{dialog.open}</button>
        <ConsultButton {...args} {...consult} />
      </>
    );
  },
  play: async ({ canvas, globals }) => {
    const { consult, dialog } = feedbackOf(globals);
    const elsewhere = canvas.getByRole('button', { name: dialog.open });
    elsewhere.focus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: consult.translations.title })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await expect(elsewhere).toHaveFocus();
  },
};

/** The picture cannot be scanned from the same screen: phones call, or keep it. */
export const Phone: Story = {
  args: { defaultOpen: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, globals }) => {
    const { translations, phone, qr } = feedbackOf(globals).consult;
    await expect(canvas.getByRole('link', { name: translations.call })).toHaveAttribute('href', phone.href);
    const save = canvas.getByRole('link', { name: translations.saveImage });
    await expect(save).toHaveAttribute('download', qr.fileName);
    await expect(save.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

/** It hides while the page scrolls, and is back once the scroll has rested. */
export const Scrolling: Story = {
  // Longer than it takes to fade.
  args: { restoreDelay: 500 },
  play: async ({ canvas, globals }) => {
    const button = canvas.getByRole('button', { name: feedbackOf(globals).consult.translations.title });
    const opacity = () => getComputedStyle(button.parentElement!).opacity;
    await waitFor(() => expect(opacity()).toBe('1'));
    window.scrollTo(0, 200);
    await waitFor(() => expect(opacity()).toBe('0'));
    await waitFor(() => expect(opacity()).toBe('1'));
  },
};

/** It stands above what is used at its place, and so covers neither that nor its focus. */
export const Yielding: Story = {
  render: (args, { globals }) => {
    const { consult, dialog } = feedbackOf(globals);
    return (
      <>
        <div style={{ position: 'fixed', insetBlockEnd: 20, insetInlineEnd: 20 }}>
          <button type="button">{dialog.back}</button>
        </div>
        <ConsultButton {...args} {...consult} />
      </>
    );
  },
  play: async ({ canvas, globals }) => {
    const { consult, dialog } = feedbackOf(globals);
    const button = canvas.getByRole('button', { name: consult.translations.title });
    const opacity = () => getComputedStyle(button.parentElement!).opacity;
    // A page that was scrolled before goes back to its top, which is a scroll as well.
    await waitFor(() => expect(opacity()).toBe('1'));
    const other = canvas.getByRole('button', { name: dialog.back });
    await expect(button.getBoundingClientRect().bottom).toBeLessThan(other.getBoundingClientRect().top);
    other.focus();
    await expect(opacity()).toBe('1');
  },
};

/** Where controls fill the view it stays away. */
export const NoPlace: Story = {
  render: (args, { globals }) => {
    const { consult, dialog } = feedbackOf(globals);
    return (
      <>
        <button type="button" style={{ position: 'fixed', inset: 0, border: '1px solid' }}>
          {dialog.open}
        </button>
        <ConsultButton {...args} {...consult} />
      </>
    );
  },
  play: async ({ canvas, globals }) => {
    const { consult } = feedbackOf(globals);
    const button = canvas.getByRole('button', { name: consult.translations.title });
    await waitFor(() => expect(getComputedStyle(button.parentElement!).opacity).toBe('0'));
    // A focus that shows its ring brings it back.
    await userEvent.tab();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await waitFor(() => expect(getComputedStyle(button.parentElement!).opacity).toBe('1'));
  },
};

/** An open panel that would cover the focus closes. */
export const PanelYields: Story = {
  args: { defaultOpen: true },
  render: (args, { globals }) => {
    const { consult, dialog } = feedbackOf(globals);
    return (
      <>
        <div style={{ position: 'fixed', insetBlockEnd: 160, insetInlineEnd: 40 }}>
          <button type="button">{dialog.open}</button>
        </div>
        <ConsultButton {...args} {...consult} />
      </>
    );
  },
  play: async ({ args, canvas, globals }) => {
    const { consult, dialog } = feedbackOf(globals);
    const float = within(canvas.getByRole('complementary'));
    await waitFor(() => expect(float.getByRole('link', { name: consult.phone.label })).toBeVisible());
    canvas.getByRole('button', { name: dialog.open }).focus();
    await waitFor(() => expect(float.queryByRole('link')).toBeNull());
    await expect(args.onOpenChange?.mock.calls).toEqual([[false]]);
  },
};

/** With a bar at the lower edge of the view it stands above it. */
export const AboveBar: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args, { globals }) => {
    const { consult, dialog } = feedbackOf(globals);
    return (
      <>
        <div style={{ blockSize: 844 }} />
        <ChoiceBar actions={<button type="button">{dialog.open}</button>}>{dialog.back}</ChoiceBar>
        <ConsultButton {...args} {...consult} />
      </>
    );
  },
  play: async ({ canvas, globals }) => {
    const { consult, dialog } = feedbackOf(globals);
    const button = canvas.getByRole('button', { name: consult.translations.title });
    const bar = canvas.getByRole('button', { name: dialog.open }).closest('aside')!;
    await waitFor(() =>
      expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top - 16),
    );
  },
};

/** In a view too low to share, such as a page at 400 %, it stands at the page's end and covers nothing on the way. */
export const LowView: Story = {
  parameters: {
    picture: 'off',
    viewport: { options: { zoomed: { name: '400 %', styles: { width: '320px', height: '256px' } } } },
  },
  globals: { viewport: { value: 'zoomed' } },
  render: (args, { globals }) => (
    <>
      <div style={{ blockSize: 1600 }} />
      <ConsultButton {...args} {...feedbackOf(globals).consult} />
    </>
  ),
  play: async ({ canvas, globals }) => {
    const { translations, qr } = feedbackOf(globals).consult;
    const button = canvas.getByRole('button', { name: translations.title });
    await expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(1600);
    button.scrollIntoView();
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('img', { name: qr.alt })).toBeVisible());
  },
};

/** One of each kind of thing that is operated, or read as a figure or a word, across the page. */
function EveryKind({ words }: { words: string }) {
  const wide = { inlineSize: '100%', blockSize: 40 };
  return (
    <>
      <a href="#kind" style={{ display: 'block' }}>
        {words}
      </a>
      <button type="button" style={wide}>
        {words}
      </button>
      <input aria-label={words} style={wide} />
      <select aria-label={words} style={wide} />
      <textarea aria-label={words} style={wide} />
      <details>
        <summary>{words}</summary>
      </details>
      <table style={{ inlineSize: '100%' }}>
        <tbody>
          <tr>
            <th scope="row">{words}</th>
            <td>13 000</td>
          </tr>
        </tbody>
      </table>
      <dl>
        <dt>{words}</dt>
        <dd style={{ margin: 0 }}>845</dd>
      </dl>
      <p style={{ textAlign: 'end' }}>{words}</p>
      <div style={{ textAlign: 'end' }}>
        <span>845</span>
      </div>
      <svg viewBox="0 0 400 40" style={{ inlineSize: '100%' }}>
        <text x="396" y="24" textAnchor="end" fill="currentColor">
          24.6
        </text>
      </svg>
    </>
  );
}

/** Scrolls so far, and waits until the button has gone and settled. Watched from before: it may be away for a moment only. */
async function restAt(float: HTMLElement, way: number): Promise<void> {
  const isAway = () => float.dataset['state'] === 'scrolling';
  const settled = new Promise<void>((resolve) => {
    let hasGone = isAway();
    new MutationObserver((_changes, observer) => {
      if (hasGone && !isAway()) {
        observer.disconnect();
        resolve();
      }
      hasGone ||= isAway();
    }).observe(float, { attributeFilter: ['data-state'] });
  });
  window.scrollTo(0, way);
  await settled;
}

/** Wherever a page rests, the button covers nothing that is used or read: it has found another place, or is away. */
export const CoversNothing: Story = {
  args: { restoreDelay: 50 },
  parameters: { picture: 'off' },
  render: (args, { globals }) => {
    const { consult, dialog } = feedbackOf(globals);
    return (
      <>
        {Array.from({ length: 6 }, (_, index) => (
          <section key={index} style={{ paddingBlockEnd: 40 * index }}>
            <EveryKind words={dialog.open} />
          </section>
        ))}
        <ConsultButton {...args} {...consult} />
      </>
    );
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const button = canvas.getByRole('button', { name: feedbackOf(globals).consult.translations.title });
    const float = button.parentElement!;
    const used = [
      ...canvasElement.querySelectorAll(
        'section :is(a, button, input, select, textarea, summary, th, td, dt, dd, p, span, text)',
      ),
    ];
    let shown = 0;
    for (let way = 90; way <= document.documentElement.scrollHeight - window.innerHeight; way += 90) {
      await restAt(float, way);
      if (float.dataset['state'] !== 'visible') continue;
      shown += 1;
      const box = button.getBoundingClientRect();
      const covered = used.filter((element) => {
        // What stands in it: a line of words may be shorter than its box.
        const range = document.createRange();
        range.selectNodeContents(element);
        const { left, right, top, bottom } = (
          element.matches('p, span, text') ? range : element
        ).getBoundingClientRect();
        return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
      });
      await expect(covered.map(({ localName }) => `${localName} at ${way}`)).toEqual([]);
    }
    // It is away only where there is no place.
    await expect(shown).toBeGreaterThan(2);
  },
};
