import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { certificatesOf } from '../../../fixtures/certificates.ts';
import { CertificateGrid } from './CertificateGrid.tsx';

const meta: Meta<typeof CertificateGrid> = {
  title: 'Patterns/About/CertificateGrid',
  id: 'patterns-certificategrid',
  tags: ['!autodocs'],
  component: CertificateGrid,
  args: { ...certificatesOf({}), onValueChange: fn() },
  render: (args, { globals }) => {
    const { items, kinds, translations } = certificatesOf(globals);
    return (
      <CertificateGrid
        {...args}
        items={args.items.length < items.length ? args.items : items}
        kinds={kinds}
        translations={translations}
      />
    );
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

const dimmed = (canvasElement: HTMLElement) => canvasElement.querySelectorAll('li[data-dimmed]').length;

/** By half-year, each with a heading; a kind is chosen by a press, the rest is dimmed, and the number is said. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement, globals, userEvent }) => {
    const { kinds, translations } = certificatesOf(globals);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(22);
    await expect(canvas.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      '2020.07–12',
      '2021.01–06',
      '2021.07–12',
      '2022.01–06',
      '2022.07–12',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(kinds.utility) }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('utility');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(22);
    await expect(dimmed(canvasElement)).toBe(10);
    await expect(canvas.getByRole('status')).toHaveTextContent(translations.count(12));
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(translations.all) }));
    await expect(dimmed(canvasElement)).toBe(0);
  },
};

/** The choice stays as it is told from outside. */
export const Controlled: Story = {
  args: { value: 'design' },
  play: async ({ args, canvas, canvasElement, globals, userEvent }) => {
    const { kinds } = certificatesOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(kinds.utility) }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('utility');
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName(
      new RegExp(kinds.design),
    );
    await expect(dimmed(canvasElement)).toBe(12);
  },
};

/** Of one kind: nothing to choose. */
export const OneKind: Story = {
  args: {
    items: certificatesOf({})
      .items.filter(({ kind }) => kind === 'design')
      .slice(0, 3),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
