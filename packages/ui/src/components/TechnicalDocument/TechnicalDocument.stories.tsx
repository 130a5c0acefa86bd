import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { cloudDocumentOf } from '../../fixtures/cloud-document.tsx';
import { Link } from '../Link/index.ts';
import type { Block, Inline } from './blocks.ts';
import { TechnicalDocument } from './TechnicalDocument.tsx';

function blocksOf(globals: Record<string, unknown>): readonly Block[] {
  const t = cloudDocumentOf(globals);
  const [overview, start, envelope, services] = t.contents;
  return [
    ['h2', 'overview', overview?.text ?? ''],
    ['p', t.manual.before, ['a', '#manual', t.manual.link], t.fullStop],
    ['warning', [t.warning.title], ['p', t.warning.text]],
    ['h2', 'start', start?.text ?? ''],
    ['ol', ...t.steps.map((step) => [step])],
    ['h3', 'envelope', envelope?.text ?? ''],
    ['p', t.emphasis.before, ['em', t.emphasis.word], t.emphasis.after],
    ['pre', t.reply, 'thing/product/services_reply', '{ ', ['key', '"result"'], ': ', ['number', '0'], ' }'],
    ['h2', 'services', services?.text ?? ''],
    [
      'table',
      [[t.table.method], [t.table.act]],
      ...t.methods.map(({ key, text }): (readonly Inline[])[] => [[['code', key]], [text]]),
    ],
    ['note', [t.note.title], ['p', t.note.text]],
  ];
}

const meta: Meta<typeof TechnicalDocument> = {
  title: 'Text/TechnicalDocument',
  id: 'components-technicaldocument',
  tags: ['stable', 'since-0.3.0'],
  component: TechnicalDocument,
  parameters: {
    usage: {
      when: 'Use it for a document that a build has parsed into blocks: an API description, a guide. Its headings make the contents by themselves. A text of plain elements is a DocumentLayout.',
      keyboard: [
        ['Tab, Shift + Tab', 'Moves through the contents list, then the links, tables and code of the text.'],
        ['Enter', 'On a line of the list: goes to its heading.'],
      ],
    },
  },
  render: (args, { globals }) => {
    const { translations, code } = cloudDocumentOf(globals);
    return (
      <TechnicalDocument
        {...args}
        blocks={args.blocks ?? blocksOf(globals)}
        translations={{ ...translations, code }}
      />
    );
  },
};
export default meta;
type Story = StoryObj<typeof TechnicalDocument>;

/** Every heading is listed; a row of a table is named by its first cell. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { contents, methods, translations } = cloudDocumentOf(globals);
    const nav = canvas.getByRole('navigation', { name: translations.contents });
    const listed = [...nav.querySelectorAll('a')].map((link) => link.textContent);
    await expect(listed).toEqual(contents.slice(0, 4).map(({ text }) => text));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(methods.length);
  },
};

export const Playground: Story = {
  tags: ['!test'],
  args: {
    blocks: [
      ['h2', 'one', 'T90'],
      ['p', 'T90 ', ['strong', '27 lx']],
    ],
  },
};

/** What a page adds to a part stands before the next heading, and is left as it is. */
export const WithMore: Story = {
  args: { after: (id) => (id === 'start' ? <Link href="#services">T90</Link> : null) },
  play: async ({ canvas, globals }) => {
    const { contents } = cloudDocumentOf(globals);
    const added = canvas.getByRole('link', { name: 'T90' });
    const [start, envelope] = contents
      .slice(1, 3)
      .map(({ text }) => canvas.getByRole('heading', { name: text }));
    const follows = Node.DOCUMENT_POSITION_FOLLOWING;
    await expect(start!.compareDocumentPosition(added) & follows).toBe(follows);
    await expect(added.compareDocumentPosition(envelope!) & follows).toBe(follows);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
