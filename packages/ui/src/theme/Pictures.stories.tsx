import type { Meta, StoryObj } from '@storybook/react-vite';
import { LineDrawing } from '../components/LineDrawing/index.ts';
import { Plate } from '../components/Plate/index.ts';
import { plans } from '../fixtures/product-media.ts';
import { cutoutOf, nightOf } from '../fixtures/product-pictures.tsx';
import { vars } from './vars.css.ts';

const meta = { title: 'Foundations/Pictures' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const frame = {
  inlineSize: 300,
  maxInlineSize: '100%',
  display: 'grid',
  gap: 8,
  alignContent: 'start',
} as const;
const caption = { color: vars.color.quiet, fontSize: vars.type.tSm } as const;

/**
 * Cut-outs sit on either theme, night pictures bring their own dark, aircraft are line drawings in
 * the text's colour. Where a model has no picture the plate stands in at full size: never a broken
 * image, never a grey box.
 */
export const Kinds: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 32 }}>
      <figure style={frame}>
        {cutoutOf('H150T')}
        <figcaption style={caption}>Cut-out, 4:3, transparent</figcaption>
      </figure>
      <figure style={frame}>
        {nightOf('T90')}
        <figcaption style={caption}>Night, 4:3, one light source</figcaption>
      </figure>
      <figure style={frame}>
        <LineDrawing src={plans.m350} />
        <figcaption style={caption}>Plan, 1.5 px line</figcaption>
      </figure>
      <figure style={frame}>
        <Plate code="UT4" cells={['Dropper', '30\u2009kg']} size="large" />
        <figcaption style={caption}>Plate, where there is no picture</figcaption>
      </figure>
    </div>
  ),
};
