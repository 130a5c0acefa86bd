import type { Meta, StoryObj } from '@storybook/react-vite';
import { megaphonesOf } from '../../fixtures/product-megaphones.ts';
import { Button } from '../Button/index.ts';
import { Figure } from '../Figure/index.ts';
import { EmptyResult } from './EmptyResult.tsx';

const meta: Meta<typeof EmptyResult> = {
  component: EmptyResult,
  render: (args, { globals }) => {
    const texts = megaphonesOf(globals);
    return (
      <EmptyResult
        text={texts.noneText}
        nearest={{
          href: '#H150T',
          code: 'H150T',
          cells: ['M400', <Figure key="reach" value={940} unit="m" />],
        }}
        action={<Button>{texts.showAll}</Button>}
        {...args}
        title={args.title ?? texts.none}
      />
    );
  },
};
export default meta;
type Story = StoryObj<typeof EmptyResult>;

export const Default: Story = {};

export const Playground: Story = { args: { title: 'FC30' } };

export const WithoutNearest: Story = { args: { nearest: undefined } };
