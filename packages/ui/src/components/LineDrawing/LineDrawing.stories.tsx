import type { Meta, StoryObj } from '@storybook/react-vite';
import { plans } from '../../fixtures/product-media.ts';
import { LineDrawing } from './LineDrawing.tsx';

const meta = {
  component: LineDrawing,
  args: { src: plans.m350, style: { inlineSize: 232 } },
} satisfies Meta<typeof LineDrawing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { src: plans.fc30, style: { inlineSize: 120 } } };

/** Named, where nothing beside it says what it shows. */
export const Described: Story = { args: { alt: 'M350' } };
