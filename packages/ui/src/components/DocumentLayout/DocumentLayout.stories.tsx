import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { cloudDocumentOf } from '../../fixtures/cloud-document.tsx';
import { cloudDocumentBodyOf } from '../../fixtures/cloud-document-body.tsx';
import { idsOf } from './currentHeading.ts';
import { DocumentLayout } from './DocumentLayout.tsx';

const meta = {
  title: 'Layout/DocumentLayout',
  id: 'components-documentlayout',
  tags: ['stable', 'since-0.1.0'],
  component: DocumentLayout,
  parameters: {
    usage: {
      when: 'Use it for texts that are read for longer than a screen and looked things up in: cloud-API documents, policies, guides. A page of a few paragraphs needs no contents list. Questions and answers are a Faq; facts of one product a SpecificationTable. Give the text as plain HTML elements with ids on the headings; elements with a class are left alone.',
      keyboard: [
        ['Tab, Shift + Tab', 'Moves through the contents list, then the links, tables and code of the text.'],
        [
          'Enter',
          'On a line of the list: goes to its heading. On the link beside a heading: goes there and copies the link.',
        ],
        ['Enter, Space', 'On phones, on the head of the list: opens and closes it.'],
        ['Arrow left, Arrow right', 'On a table or a code wider than the text: scrolls it.'],
      ],
    },
  },
  args: { contents: [], children: null, translations: cloudDocumentOf({}).translations },
  render: (args, { globals }) => {
    const { contents, translations } = cloudDocumentOf(globals);
    return (
      <DocumentLayout
        {...args}
        contents={args.contents.length > 0 ? args.contents : contents}
        translations={translations}
      >
        {args.children ?? cloudDocumentBodyOf(globals)}
      </DocumentLayout>
    );
  },
} satisfies Meta<typeof DocumentLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The list leads to every heading; a table and a code are named frames that keys reach. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const { contents, table, translations } = cloudDocumentOf(globals);
    const nav = canvas.getByRole('navigation', { name: translations.contents });
    const addresses = [...nav.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    await expect(addresses).toEqual(idsOf(contents).map((id) => `#${id}`));
    for (const id of idsOf(contents)) {
      await expect(canvasElement.querySelector(`:is(h2, h3)#${id}`)).not.toBeNull();
    }
    await expect(canvas.getByRole('region', { name: table.caption })).toHaveAttribute('tabindex', '0');
    // Lines are no longer than can be read.
    await expect(canvas.getByText(cloudDocumentOf(globals).lead).offsetWidth).toBeLessThan(720);
  },
};

export const Playground: Story = {
  tags: ['!test'],
  args: { contents: [{ id: 'one', text: 'One' }], children: <h2 id="one">One</h2> },
};

/** The heading being read is marked, at the end of the page too. */
export const Reading: Story = {
  parameters: { picture: 'off' },
  play: async ({ canvas, globals }) => {
    const { contents, translations } = cloudDocumentOf(globals);
    const current = () =>
      canvas
        .getByRole('navigation', { name: translations.contents })
        .querySelector('[aria-current="location"]');
    await waitFor(() => expect(current()).toHaveTextContent(contents[0]!.text));
    document.getElementById(contents[3]!.id)!.scrollIntoView();
    await waitFor(() => expect(current()).toHaveTextContent(contents[3]!.text));
    scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(current()).toHaveTextContent(contents.at(-1)!.text));
    scrollTo(0, 0);
    await waitFor(() => expect(current()).toHaveTextContent(contents[0]!.text));
  },
};

/** The test runner's page does not survive another address. */
const stayHere = (element: HTMLElement) =>
  element.addEventListener('click', (event) => event.preventDefault());

/** The link beside a heading goes to the clipboard, and it is said. */
export const CopyLink: Story = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    stayHere(canvasElement);
    const { contents, translations } = cloudDocumentOf(globals);
    const { id, text } = contents[1]!;
    const write = spyOn(navigator.clipboard, 'writeText').mockImplementation(fn(async () => {}));
    await userEvent.click(canvas.getByRole('link', { name: translations.copyLink(text) }));
    await expect(await canvas.findByText(translations.copied)).toBeVisible();
    await expect(write.mock.calls[0]?.[0]).toMatch(new RegExp(`#${id}$`));
    write.mockRestore();
    scrollTo(0, 0);
  },
};

/** A browser that refuses: the words say where the link is. */
export const NotCopied: Story = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    stayHere(canvasElement);
    const { contents, translations } = cloudDocumentOf(globals);
    const { id, text } = contents[1]!;
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    const link = canvas.getByRole('link', { name: translations.copyLink(text) });
    await userEvent.click(link);
    await expect(await canvas.findByText(translations.notCopied)).toBeVisible();
    await expect(link).toHaveAttribute('href', `#${id}`);
    write.mockRestore();
    scrollTo(0, 0);
  },
};

/** The list is closed on top, and closes again when it has led somewhere. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const { contents, translations } = cloudDocumentOf(globals);
    const list = canvasElement.querySelector('details')!;
    await expect(list.open).toBe(false);
    await userEvent.click(canvas.getAllByText(translations.contents).at(-1)!);
    await expect(list.open).toBe(true);
    stayHere(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: contents[2]!.text }));
    await expect(list.open).toBe(false);
  },
};
