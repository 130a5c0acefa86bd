import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { inLanguage } from '../../fixtures/language.ts';
import { Slider } from './Slider.tsx';

const textsOf = (globals: Record<string, unknown>) =>
  inLanguage(globals, {
    en: {
      distance: 'Distance from the lamp',
      spoken: (value: number) => `${value} metres, ${Math.round(270_000 / value ** 2)} lux`,
    },
    zh: {
      distance: '与灯的距离',
      spoken: (value: number) => `${value} 米，${Math.round(270_000 / value ** 2)} 勒克斯`,
    },
  });

const meta: Meta<typeof Slider> = {
  title: 'Forms/Slider',
  id: 'components-slider',
  tags: ['new', 'since-0.4.0'],
  component: Slider,
  parameters: {
    usage: {
      when: 'A measure that is tried out rather than known: distance, height, load. The number stands on the thumb. `valueText` says what follows from it, for it is all that a screen reader tells while it is moved. A number that a visitor knows is typed into a TextField.',
      keyboard: [
        ['Left, Right, Up, Down', 'One step back or on.'],
        ['Page Up, Page Down', 'A tenth of the scale on or back.'],
        ['Home, End', 'To the least and to the greatest value.'],
      ],
    },
  },
  args: { unit: 'm', max: 300, least: 10, tick: 5, labelled: 100, defaultValue: 120 },
  render: (args, { globals }) => {
    const { distance, spoken } = textsOf(globals);
    return <Slider {...args} label={args.label ?? distance} valueText={args.valueText ?? spoken} />;
  },
};
export default meta;
type Story = StoryObj<typeof Slider>;

/** Where it is moved to stands on its thumb, and what follows from the value is read out. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { distance, spoken } = textsOf(globals);
    const slider = canvas.getByRole('slider', { name: distance });
    await expect(slider).toHaveAttribute('aria-valuetext', spoken(120));
    await fireEvent.change(slider, { target: { value: '121' } });
    await expect(slider).toHaveAttribute('aria-valuetext', spoken(121));
    await expect(canvas.getByText('121')).toBeVisible();
  },
};

export const Playground: Story = {
  tags: ['!test'],
  args: { unit: 'kg', max: 30, least: 0, tick: 1, labelled: 10, defaultValue: 12 },
};

/** A first value beyond the scale is drawn at its end, and a reset of the form brings the first value back. */
export const InForm: Story = {
  parameters: { picture: 'off' },
  decorators: [
    (Content) => (
      <form>
        <Content />
      </form>
    ),
  ],
  args: { max: 100, defaultValue: 120 },
  play: async ({ canvas, canvasElement }) => {
    const slider = canvas.getByRole('slider');
    await expect(slider).toHaveValue('100');
    await expect(canvas.getByText('100', { selector: '[aria-hidden] ~ span' })).toBeVisible();
    await fireEvent.change(slider, { target: { value: '30' } });
    canvasElement.querySelector('form')?.reset();
    await waitFor(() => expect(slider).toHaveValue('100'));
  },
};

/** What lies below the least value is not set: the thumb stays there. */
export const Least: Story = {
  args: { defaultValue: 11 },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider');
    await fireEvent.change(slider, { target: { value: '0' } });
    await expect(slider).toHaveValue('10');
    await expect(slider).toHaveAttribute('min', '10');
  },
};

export const End: Story = { args: { defaultValue: 300 } };

export const Disabled: Story = { args: { disabled: true } };
