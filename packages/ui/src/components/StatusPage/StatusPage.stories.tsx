import type { Meta, StoryObj } from '@storybook/react-vite';
import { frameOf } from '../../fixtures/index.ts';
import { Button } from '../Button/index.ts';
import { StatusPage } from './StatusPage.tsx';

const meta = {
  component: StatusPage,
  parameters: { layout: 'fullscreen' },
  args: frameOf({}).forbidden,
  render: (args, { globals }) => {
    const { home, ...texts } = frameOf(globals).forbidden;
    return <StatusPage {...args} {...texts} actions={<Button href={home.href}>{home.label}</Button>} />;
  },
} satisfies Meta<typeof StatusPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { code: '403' } };

export const Chinese: Story = { globals: { language: 'zh' } };
