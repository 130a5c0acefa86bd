import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { certificatesOf } from '../../fixtures/certificates.ts';
import { longTexts } from '../../fixtures/long-texts.tsx';
import { cutoutOf } from '../../fixtures/product-pictures.tsx';
import { CertificateList } from './CertificateList.tsx';

const meta = {
  title: 'Documents/CertificateList',
  id: 'components-certificatelist',
  tags: ['stable', 'since-0.1.0'],
  component: CertificateList,
  parameters: {
    usage: {
      when: 'Use it for patents, approvals and other certificates that have a number and a date. What happened and when is a Timeline; files to take away are DownloadRows. As long as the numbers are not real, `sample` says so.',
      keyboard: [
        ['Tab, Shift + Tab', 'Moves through the kinds. The lines take no focus.'],
        ['Enter, Space', 'Shows one kind, or all again. The chosen one says so (`aria-pressed`).'],
      ],
    },
  },
  args: { ...certificatesOf({}), onValueChange: fn() },
  render: (args, { globals }) => {
    const { items, kinds, sample, translations } = certificatesOf(globals);
    return (
      <CertificateList
        {...args}
        items={args.items.length < items.length ? args.items : items}
        kinds={kinds}
        sample={args.sample && sample}
        translations={translations}
      />
    );
  },
} satisfies Meta<typeof CertificateList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By year, each year with a heading; a kind is chosen by a press, and the number is said. */
export const Default: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { kinds, translations } = certificatesOf(globals);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(22);
    await expect(canvas.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      '2022',
      '2021',
      '2020',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(kinds.utility) }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('utility');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
    await expect(canvas.getByRole('status')).toHaveTextContent(translations.count(12));
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(translations.all) }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(22);
  },
};

export const Playground: Story = { args: { groupBy: 'kind', level: 2 } };

export const ByKind: Story = {
  args: { groupBy: 'kind' },
  play: async ({ canvas, globals }) => {
    const { kinds } = certificatesOf(globals);
    await expect(canvas.getByRole('region', { name: kinds.design })).toBeVisible();
    await expect(canvas.getByRole('region', { name: kinds.utility })).toBeVisible();
  },
};

/** The choice stays as it is told from outside. */
export const Controlled: Story = {
  args: { value: 'design' },
  play: async ({ args, canvas, globals, userEvent }) => {
    const { kinds } = certificatesOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(kinds.utility) }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('utility');
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName(
      new RegExp(kinds.design),
    );
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
  },
};

/** A design is what a picture shows. There is none by default, on purpose. */
export const WithPictures: Story = {
  render: (args, { globals }) => {
    const { items, kinds, sample, translations } = certificatesOf(globals);
    const pictures: Record<string, React.ReactNode> = {
      'SAMPLE-D-07': cutoutOf('T40S'),
      'SAMPLE-D-08': cutoutOf('H10'),
      'SAMPLE-D-09': cutoutOf('S3mini'),
    };
    return (
      <CertificateList
        {...args}
        items={items
          .filter(({ number }) => number in pictures)
          .map((item) => ({ ...item, picture: pictures[item.number] }))}
        kinds={kinds}
        sample={sample}
        translations={translations}
      />
    );
  },
};

/** Real certificates, of one kind: nothing to choose, and no mark. */
export const OneKind: Story = {
  args: {
    items: certificatesOf({})
      .items.filter(({ kind }) => kind === 'design')
      .slice(0, 3),
    sample: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** In half of a wide page it is as on a phone, and every name keeps its words whole. */
export const Half: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 520 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvas }) => {
    const [first] = canvas.getAllByRole('listitem');
    const { number, date } = args.items[0]!;
    const top = (text: string) => within(first!).getByText(text).getBoundingClientRect().top;
    await expect(top(number)).toBeGreaterThan(top(date));
  },
};

export const LongTexts: Story = { ...longTexts };

export const Chinese: Story = { globals: { language: 'zh' } };
