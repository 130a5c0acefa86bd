import type { Meta, StoryObj } from '@storybook/react-vite';
import { beamTextsOf } from '../../fixtures/beam-instrument.ts';
import { type Reading, Readings } from './Readings.tsx';

/** A lamp's figures at 120 m, in the words of a language; T60 is measured with it where it is asked for. */
function readingsOf(globals: Record<string, unknown>, isCompared = false): readonly Reading[] {
  const { light, circle, moon, recognised, levels, lanes, moonlight, within } = beamTextsOf(globals);
  const others = (value: number, unit: string) => (isCompared ? [{ name: 'T60', value, unit }] : undefined);
  return [
    {
      key: 'light',
      name: light,
      value: 18.7,
      unit: 'lx',
      lit: true,
      word: levels.street,
      others: others(10.4, 'lx'),
    },
    { key: 'circle', name: circle, value: 23.1, unit: 'm', word: lanes(6), others: others(25.2, 'm') },
    { key: 'moon', name: moon, value: 75, unit: '×', word: moonlight('0.25 lx'), others: others(42, '×') },
    {
      key: 'recognised',
      name: recognised,
      value: 250,
      unit: 'm',
      word: within,
      others: others(186, 'm'),
    },
  ];
}

const meta: Meta<typeof Readings> = {
  title: 'Measurement/Readings',
  id: 'components-readings',
  tags: ['new', 'since-0.4.0'],
  component: Readings,
  parameters: {
    usage: {
      when: 'What an instrument measures: figures beside each other, each with its name and what it means in plain words. One at most is lit: the one the instrument is about. Where others are measured with it, their figures stand below. Two in a row on narrow pages.',
    },
  },
  render: (args, { globals }) => <Readings {...args} readings={args.readings ?? readingsOf(globals)} />,
};
export default meta;
type Story = StoryObj<typeof Readings>;

export const Default: Story = {};

export const Playground: Story = {
  tags: ['!test'],
  args: { readings: [{ key: 'weight', name: 'Weight', value: 845, unit: 'g', word: 'with its cable' }] },
};

/** Another lamp is measured with it: its figures stand below, under a dashed line. */
export const Compared: Story = {
  render: (args, { globals }) => <Readings {...args} readings={readingsOf(globals, true)} />,
};

/** A quiet line says what the word leaves out. */
export const Noted: Story = {
  render: (args, { globals }) => (
    <Readings
      {...args}
      readings={readingsOf(globals).map((reading) => ({ ...reading, note: beamTextsOf(globals).beyond }))}
    />
  ),
};
