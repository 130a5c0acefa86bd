import type { Meta, StoryObj } from '@storybook/react-vite';
import { megaphonesOf } from '../../fixtures/product-megaphones.ts';
import { Button } from '../Button/index.ts';
import { Figure } from '../Figure/index.ts';
import { EmptyResult } from './EmptyResult.tsx';

const meta: Meta<typeof EmptyResult> = {
  title: 'Feedback/EmptyResult',
  id: 'components-emptyresult',
  tags: ['stable', 'since-0.1.0'],
  component: EmptyResult,
  parameters: {
    usage: {
      when: 'Use it where a filter or a search leaves nothing: it names the nearest model and holds the one button that shows all again. A page that is not there is NotFound; a list that has never held anything needs a sentence, not this.',
      keyboard: [
        ['Tab, Shift + Tab', 'To the nearest model, then to the button.'],
        ['Enter, Space', 'Follows the link; on the button, shows all.'],
      ],
    },
  },
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

export const Playground: Story = { tags: ['!test'], args: { title: 'FC30' } };

export const WithoutNearest: Story = { args: { nearest: undefined } };
