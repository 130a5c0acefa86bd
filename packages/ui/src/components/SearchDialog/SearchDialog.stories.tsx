import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { feedbackOf } from '../../fixtures/feedback.ts';
import { searchGroups, searchOf } from '../../fixtures/search.tsx';
import { Button } from '../Button/index.ts';
import { SearchDialog, type SearchDialogProps } from './SearchDialog.tsx';

/** A page with the button that opens the search; it finds the same for every word. */
function Page({ globals, ...props }: Partial<SearchDialogProps> & { globals: Record<string, unknown> }) {
  const texts = searchOf(globals);
  const [open, setOpen] = useState(props.defaultOpen ?? false);
  const [query, setQuery] = useState(props.query ?? '');
  const [found] = useState(() => searchGroups(texts));
  const hasQuery = query !== '' && props.groups === undefined;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.open}</Button>
      <SearchDialog
        all={hasQuery ? { label: texts.all, href: '#all' } : undefined}
        status={hasQuery ? texts.count : ''}
        translations={texts.translations}
        {...props}
        open={open}
        onOpenChange={(now) => {
          setOpen(now);
          props.onOpenChange?.(now);
        }}
        query={query}
        onQueryChange={(now) => {
          setQuery(now);
          props.onQueryChange?.(now);
        }}
        groups={props.groups ?? (hasQuery ? found : none)}
      >
        {props.children ?? <p>{texts.start}</p>}
      </SearchDialog>
    </>
  );
}

const none: SearchDialogProps['groups'] = [];

const meta: Meta<typeof SearchDialog> = {
  title: 'Navigation/SearchDialog',
  id: 'components-searchdialog',
  tags: ['stable', 'since-0.1.0'],
  component: SearchDialog,
  parameters: {
    usage: {
      when: 'Use it once, for the search over a whole site; what is found is a link. For a choice in a form use Combobox, for all that was found, on a page, SearchResults.',
      keyboard: [
        ['Down, Up', 'Lights the next or previous result, from the last to the first.'],
        ['Page Down, Page Up', 'Five results on or back.'],
        ['Enter', 'Opens the active result.'],
        ['Escape', 'Closes it. The focus goes back to where it was, what was typed stays.'],
      ],
    },
    layout: 'fullscreen',
  },
  args: { onOpenChange: fn(), onQueryChange: fn() },
  render: (args, { globals }) => <Page {...args} globals={globals} />,
};
export default meta;
type Story = StoryObj<typeof SearchDialog>;

/** The field has the focus; the keys go through all kinds, and Enter follows the active link. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const texts = searchOf(globals);
    const opener = canvas.getByRole('button', { name: texts.open });
    await userEvent.click(opener);
    const dialog = within(canvas.getByRole('dialog', { name: texts.translations.field }));
    const field = dialog.getByRole('combobox', { name: texts.translations.field });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('aria-expanded', 'false');

    await userEvent.type(field, texts.query);
    const options = dialog.getAllByRole('option');
    await expect(options).toHaveLength(5);
    await expect(dialog.getByRole('status')).toHaveTextContent(texts.count);
    const activeOption = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
    await expect(activeOption()).toBe(options[0]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(activeOption()).toBe(options[3]);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(activeOption()).toBe(options[4]);
    await expect(options[4]).toHaveAttribute('aria-selected', 'true');

    const followed = fn((event: Event) => event.preventDefault());
    options[4]?.addEventListener('click', followed);
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(opener).toHaveFocus();

    await userEvent.click(opener);
    await expect(field).toHaveValue(texts.query);
  },
};

export const Playground: Story = { tags: ['variants', '!test'], args: { defaultOpen: true, query: 'T90' } };

/** Before anything is typed: where to start. */
export const Start: Story = { args: { defaultOpen: true } };

/** While the index comes, it says so; what is typed stays. */
export const Loading: Story = {
  render: (args, { globals }) => (
    <Page
      {...args}
      globals={globals}
      defaultOpen
      query="T90"
      groups={none}
      status={searchOf(globals).loading}
    >
      {' '}
    </Page>
  ),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(searchOf(globals).loading);
    await expect(canvas.getByRole('combobox')).toHaveValue('T90');
  },
};

/** The index did not come: why, and what can be done. */
export const Failed: Story = {
  render: (args, { globals }) => (
    <Page
      {...args}
      globals={globals}
      defaultOpen
      query="T90"
      groups={none}
      status=""
      failure={searchOf(globals).failure}
    >
      <Button variant="signal">{feedbackOf(globals).retry}</Button>
    </Page>
  ),
  play: async ({ canvas, globals }) => {
    const { title, text } = searchOf(globals).failure;
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent(title);
    await expect(alert).toHaveTextContent(text);
  },
};

/** The whole screen of a phone. */
export const Phone: Story = {
  args: { defaultOpen: true, query: 'T90' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog');
    await expect(dialog.offsetWidth).toBe(window.innerWidth);
    await expect(dialog.offsetHeight).toBe(window.innerHeight);
  },
};
