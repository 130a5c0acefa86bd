import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { downloadsPageTextsOf, fileTreeOf } from '../../../fixtures/pages/downloads.ts';
import { NavTree } from './NavTree.tsx';

const meta: Meta<typeof NavTree> = {
  title: 'Patterns/Download/NavTree',
  id: 'patterns-navtree',
  tags: ['!autodocs'],
  component: NavTree,
  args: { label: '', items: [] },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 328 }}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals }) => (
    <NavTree
      {...args}
      label={args.label || downloadsPageTextsOf(globals).label}
      items={args.items.length > 0 ? args.items : fileTreeOf(globals)}
    />
  ),
};
export default meta;
type Story = StoryObj<typeof NavTree>;

/** The branch at hand is open, and its page is marked; nothing has to be unfolded first. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { label } = downloadsPageTextsOf(globals);
    await expect(canvas.getByRole('navigation', { name: label })).toBeVisible();
    const branch = fileTreeOf(globals).find(({ items }) => items);
    const page = branch?.items?.find(({ current }) => current);
    if (!branch || !page) throw new Error('The tree has no page at hand.');
    await expect(canvas.getByRole('link', { name: page.label })).toHaveAttribute('aria-current', 'page');
    // The matcher takes closed details for hidden; the browser shows them here.
    await expect(canvas.getByRole('link', { name: page.label }).checkVisibility()).toBe(true);
    await expect(canvas.getAllByRole('link')).toHaveLength(
      fileTreeOf(globals).length + (branch.items?.length ?? 0),
    );
  },
};

/** On phones it is closed, says where the page stands, and opens at a press. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const branch = fileTreeOf(globals).find(({ items }) => items);
    const page = branch?.items?.find(({ current }) => current);
    const summary = canvasElement.querySelector('summary')!;
    await expect(summary).toHaveTextContent(`${branch?.label} / ${page?.label}`);
    const shown = () => canvas.getAllByRole('link').filter((link) => link.checkVisibility());
    await expect(shown()).toEqual([]);
    await userEvent.click(summary);
    await expect(canvas.getByRole('link', { name: page?.label ?? '' })).toBeVisible();
    await expect(shown().length).toBeGreaterThan(0);
    for (const link of shown()) {
      await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
    }
  },
};
