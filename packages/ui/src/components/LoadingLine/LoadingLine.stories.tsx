import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadingLine } from './LoadingLine.tsx';

const meta = { component: LoadingLine, args: { loading: true, label: '…' } } satisfies Meta<
  typeof LoadingLine
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const AtRest: Story = { args: { loading: false } };
