import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { deviceLabelOf } from '../../fixtures/device-label.ts';
import { DeviceLabel } from './DeviceLabel.tsx';

const meta: Meta<typeof DeviceLabel> = {
  title: 'Forms/DeviceLabel',
  id: 'components-devicelabel',
  tags: ['new', 'since-0.4.0'],
  component: DeviceLabel,
  parameters: {
    usage: {
      when: 'Use it beside fields that ask for what is printed on a device: the code that has the focus is lit, and what is typed is printed in its place. `compact` stands above the fields where there is no room beside them. The drawing is decoration: its caption and the help of the fields say where the codes are. It takes no focus.',
    },
  },
  args: {
    code: 'T90',
    marks: { serial: 'SN', verification: 'VC' },
    serial: 'T90-SAMPLE-01',
    marked: 'serial',
    caption: null,
    style: { maxInlineSize: 368 },
  },
  render: ({ card, ...args }, { globals }) => {
    const texts = deviceLabelOf(globals);
    return (
      <DeviceLabel
        type={args.code === undefined ? null : texts.type}
        figures={
          args.code === undefined ? [] : texts.figures.map((figure) => ({ key: figure, content: figure }))
        }
        {...args}
        card={card && { ...card, name: texts.card }}
        caption={texts.caption}
      />
    );
  },
};
export default meta;
type Story = StoryObj<typeof DeviceLabel>;

/** The words say where the codes are; the drawing is not read out. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent(deviceLabelOf(globals).caption);
    await expect(canvas.getByText('T90-SAMPLE-01').closest('[aria-hidden="true"]')).not.toBeNull();
  },
};

export const Playground: Story = { tags: ['!test'], args: { marked: 'verification', verification: 'W9CJ' } };

/** Before anything is typed: the room for each code. */
export const Blank: Story = {
  args: { code: undefined, serial: '', marked: undefined, card: { name: '', code: '' } },
};

/** With the card that lies in the box. */
export const Card: Story = {
  args: { marked: 'card', verification: 'W9CJ', card: { name: '', code: 'T904-6FHP-25LS' } },
};

/** Above the fields of a phone. */
export const Compact: Story = { args: { size: 'compact' }, globals: { viewport: { value: 'phone' } } };

/** The longest number there is, and the longest code. */
export const Long: Story = {
  args: { code: 'M350PSDK', serial: 'M350PSDK-2611-0042-7F3A-99QX-0001' },
};
