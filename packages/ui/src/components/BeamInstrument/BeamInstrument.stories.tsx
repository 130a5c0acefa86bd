import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent } from 'storybook/test';
import { beams, beamTextsOf } from '../../fixtures/beam-instrument.ts';
import { cutouts } from '../../fixtures/product-media.ts';
import { BeamInstrument, type InstrumentBeam } from './BeamInstrument.tsx';

const meta: Meta<typeof BeamInstrument> = {
  title: 'Measurement/BeamInstrument',
  id: 'components-beaminstrument',
  tags: ['new', 'since-0.4.0'],
  component: BeamInstrument,
  parameters: {
    usage: {
      when: "What a lamp's light does at any distance up to 300 m: the light in lux and in plain words, the circle it falls on, and how far a person is recognised. The light falls with the square of the distance, the drawn angle is the lamp's own. Up to three more lamps are laid over it, each by a line of its own pattern. It prints as it stands, and without a script it shows its first distance.",
      keyboard: [
        ['Left, Right', 'One metre nearer or farther.'],
        ['Page Up, Page Down', 'A tenth of the axis farther or nearer.'],
        ['Home, End', 'To 10 m and to 300 m.'],
        ['Tab', 'Through the models that can be removed, what adds one, and the distance.'],
      ],
    },
  },
  args: { beams: [beams.T90] },
  render: (args, { globals }) => (
    <BeamInstrument
      picture={<img src={cutouts.T90} width={600} height={450} alt="" />}
      {...args}
      translations={beamTextsOf(globals)}
    />
  ),
};
export default meta;
type Story = StoryObj<typeof BeamInstrument>;

/** Moved along the beam the light falls with the square of the distance; everything follows, and is read out. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { distance, levels, spoken } = beamTextsOf(globals);
    const slider = canvas.getByRole('slider', { name: distance });
    const said = (values: { distance: string; light: string; circle: string; level: string }) =>
      expect(slider).toHaveAttribute('aria-valuetext', spoken(values));
    await said({ distance: '100', light: '27.0', level: levels.road, circle: '19.3' });
    await fireEvent.change(slider, { target: { value: '300' } });
    await said({ distance: '300', light: '3.0', level: levels.path, circle: '57.8' });
    await expect(canvas.getByText(levels.path)).toBeVisible();
    await fireEvent.change(slider, { target: { value: '0' } });
    await said({ distance: '10', light: '2\u2009696', level: levels.theatre, circle: '1.9' });
  },
};

export const Playground: Story = { tags: ['!test'], args: { beams: [beams.T160], defaultDistance: 200 } };

/** Each of the lamps laid over has a pattern of its own, and its figures below those of the first. */
export const FourLamps: Story = {
  args: {
    beams: [beams.T90, beams.T10, beams.T60, beams.T90V2],
    defaultDistance: 120,
    onRemove: () => undefined,
  },
};

/** Where a person is no longer recognised. */
export const Beyond: Story = {
  args: { beams: [beams.T10], defaultDistance: 150 },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(beamTextsOf(globals).beyond)).toBeVisible();
  },
};

/** Wider than the page: the drawing is pressed together, the figures stay true. */
export const Flood: Story = {
  args: { beams: [{ code: 'LD5', angle: 90, intensity: 8000, recognised: 43 }], defaultDistance: 40 },
};

/** Others are chosen in place and taken away again. */
export const Choosing: Story = {
  render: function Choosing(args, { globals }) {
    const texts = beamTextsOf(globals);
    const [others, setOthers] = useState<InstrumentBeam[]>([beams.T60]);
    const free = Object.values(beams).filter((beam) => beam !== beams.T90 && !others.includes(beam));
    return (
      <BeamInstrument
        {...args}
        beams={[beams.T90, ...others]}
        onRemove={(code) => setOthers((now) => now.filter((beam) => beam.code !== code))}
        addable={free.map(({ code }) => code)}
        onAdd={(code) => setOthers((now) => [...now, ...free.filter((beam) => beam.code === code)])}
        translations={texts}
      />
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    const { add, remove } = beamTextsOf(globals);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: add }), 'T10');
    await expect(canvas.getByRole('button', { name: remove('T10') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: remove('T60') }));
    await expect(canvas.queryByRole('button', { name: remove('T60') })).toBeNull();
    await expect(canvas.getAllByText(/^T10/, { selector: 'dd' })).toHaveLength(4);
  },
};
