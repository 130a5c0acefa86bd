import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longTexts, longWordsOf } from '../../fixtures/long-texts.tsx';
import { productTextsOf } from '../../fixtures/product-texts.ts';
import { Figure } from '../Figure/index.ts';
import { Plate } from './Plate.tsx';

/** A link or a label: the union of both has no one shape for a story's arguments. */
type PlateStory = { code: string; cells?: React.ReactNode[] } & Pick<
  React.ComponentProps<typeof Plate>,
  'size' | 'phoneCells' | 'onPicture' | 'href'
>;

const flux = <Figure key="flux" value={13000} unit="lm" />;

const meta: Meta<PlateStory> = {
  title: 'Product/Plate',
  id: 'components-plate',
  tags: ['stable', 'since-0.1.0'],
  component: Plate,
  parameters: {
    usage: {
      when: 'Use it wherever a model is named: on cards, heads, files, and large where a model has no picture. Code first, then type, then one figure; two cells are enough. With `href` it is a link to the model. A state or a kind is a Badge; what is chosen by a press is a button of a FilterBar.',
      keyboard: [
        ['Tab, Shift + Tab', 'To the plate, if it is a link.'],
        ['Enter', 'Follows it.'],
      ],
    },
  },
  args: { code: 'T90' },
  render: ({ href, ...args }, { globals }) => (
    <Plate
      {...(href === undefined ? {} : { href })}
      {...args}
      cells={args.cells ?? [productTextsOf(globals).searchlight, flux]}
    />
  ),
};
export default meta;
type Story = StoryObj<PlateStory>;

/** Code, type, figure. */
export const Default: Story = {};

export const Playground: Story = {
  tags: ['!test'],
  args: {
    code: 'S3mini',
    cells: ['S3', '4\u2009500\u2009m'],
    size: 'small',
    phoneCells: 1,
    onPicture: false,
  },
};

export const CodeOnly: Story = { args: { cells: [] } };

export const OneCell: Story = { args: { cells: [flux] } };

/** The longest code there is. It is not broken; the cells give way. */
export const LongCode: Story = {
  args: { code: 'PTS42023' },
  render: ({ code }, { globals }) => (
    <div style={{ maxInlineSize: 240 }}>
      <Plate
        code={code}
        cells={[productTextsOf(globals).droppers, <Figure key="load" value={20} unit="kg" />]}
      />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('PTS42023').getClientRects()).toHaveLength(1);
    const frame = canvasElement.querySelector<HTMLElement>('[style*="max-inline-size"]')!;
    await expect(frame.scrollWidth).toBe(frame.clientWidth);
  },
};

/** A link to the model, as tall as a finger needs. */
export const Interactive: Story = {
  args: { href: '#T90' },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: /^T90 .+lm$/ });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

/** Stands in where a model has no picture. */
export const Large: Story = { args: { size: 'large' } };

/** On a picture the ground is nearly solid, so that the text keeps its contrast. */
export const OnPicture: Story = {
  args: { onPicture: true },
  decorators: [
    (Story) => (
      <div style={{ padding: 48, background: 'linear-gradient(90deg, #07090c, #a89a6d)' }}>
        <Story />
      </div>
    ),
  ],
};

/** Only the first cell stays at 768 px and below. */
export const FewerCellsOnPhones: Story = { parameters: { picture: 'off' }, args: { phoneCells: 1 } };

/** Plates in a line, as under a choice. */
export const Several: Story = {
  tags: ['variants'],
  render: (_args, { globals }) => {
    const { searchlight, megaphones } = productTextsOf(globals);
    return (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Plate href="#T90" code="T90" cells={[searchlight, flux]} />
        <Plate href="#H1T" code="H1T" cells={[megaphones, <Figure key="level" value={114} unit="dB" />]} />
        <Plate code="PTS42023" />
      </div>
    );
  },
};

export const LongTexts: Story = {
  ...longTexts,
  args: { code: 'PTS42023' },
  render: ({ code }, { globals }) => <Plate code={code} cells={[longWordsOf(globals).type, flux]} />,
};
