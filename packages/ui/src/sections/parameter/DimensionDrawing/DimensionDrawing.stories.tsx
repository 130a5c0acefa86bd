import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inLanguage } from '../../../fixtures/language.ts';
import { DimensionDrawing, type DimensionDrawingProps } from './DimensionDrawing.tsx';

const en: DimensionDrawingProps['translations'] = {
  label: (size) => `Outer dimensions: ${size}`,
  front: 'Front',
  side: 'Side',
  top: 'Top',
  card: 'In mm. Dashed: a bank card.',
};

const zh: DimensionDrawingProps['translations'] = {
  label: (size) => `外形尺寸：${size}`,
  front: '主视图',
  side: '左视图',
  top: '俯视图',
  card: '单位 mm。虚线为一张银行卡。',
};

const meta: Meta<typeof DimensionDrawing> = {
  title: 'Patterns/Parameter/DimensionDrawing',
  id: 'patterns-dimensiondrawing',
  tags: ['!autodocs'],
  component: DimensionDrawing,
  args: { length: 215, depth: 165, height: 135 },
  render: (args, { globals }) => (
    <DimensionDrawing
      {...args}
      style={{ maxInlineSize: 480 }}
      translations={inLanguage(globals, { en, zh })}
    />
  ),
};
export default meta;
type Story = StoryObj<typeof DimensionDrawing>;

/** Lengths are true to each other: the top lies under the front, the side beside it. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { label } = inLanguage(globals, { en, zh });
    const drawing = canvas.getByRole('img', { name: label('215\u00A0× 165\u00A0× 135\u2009mm') });
    const [front, side, top, card] = [...drawing.children].map((part) =>
      part.querySelector('span:not(:first-child), span:only-child')!.getBoundingClientRect(),
    );
    await expect(front!.width / front!.height).toBeCloseTo(215 / 135, 1);
    await expect(side!.width / front!.width).toBeCloseTo(165 / 215, 1);
    await expect(Math.abs(side!.top - front!.top)).toBeLessThan(1);
    await expect(Math.abs(top!.left - front!.left)).toBeLessThan(1);
    await expect(top!.top).toBeGreaterThan(front!.bottom);
    await expect(card!.width / front!.width).toBeCloseTo(85.6 / 215, 1);
    await expect(Math.abs(card!.left - side!.left)).toBeLessThan(1);
  },
};

/** Of a display only the panel is known. */
export const Panel: Story = { args: { length: 1024, depth: undefined, height: 256 } };
