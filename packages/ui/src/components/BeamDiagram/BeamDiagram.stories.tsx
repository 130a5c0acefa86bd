import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTexts } from '../../fixtures/long-texts.tsx';
import { stageTextsOf } from '../../fixtures/product-stage.ts';
import { BeamDiagram } from './BeamDiagram.tsx';

const meta: Meta<typeof BeamDiagram> = {
  title: 'Measurement/BeamDiagram',
  id: 'components-beamdiagram',
  tags: ['stable', 'since-0.1.0'],
  component: BeamDiagram,
  parameters: {
    usage: {
      when: "What a lamp's light does at one to three distances, drawn to scale from its beam angle and its lux. Across the page on wide screens, falling on phones. All words of the drawing are read out once, as its caption. An angle wider than the page is pressed together and its figures stay true. For how far a voice carries use SoundReach. It takes no focus.",
    },
  },
  args: {
    angle: 11,
    points: [
      { distance: 50, lux: 107.9 },
      { distance: 100, lux: 27 },
    ],
  },
  render: (args, { globals }) => {
    const { beamDescription: description, circle, circleShort } = stageTextsOf(globals);
    return <BeamDiagram {...args} translations={{ description, circle, circleShort }} />;
  },
};
export default meta;
type Story = StoryObj<typeof BeamDiagram>;

/** Across the page, and falling on phones. The drawn angle is the lamp's. */
export const Default: Story = {};

export const Playground: Story = { args: { angle: 14 } };

/** The widest of the catalogue. */
export const Wide: Story = {
  args: {
    angle: 14,
    points: [
      { distance: 50, lux: 8.7 },
      { distance: 100, lux: 2.2 },
    ],
  },
};

/** Wider than the page: the drawing is pressed together, the figures stay true. */
export const Flood: Story = { args: { angle: 70, points: [{ distance: 20, lux: 140 }] } };

/** Three circles, the last far out. */
export const ThreeCircles: Story = {
  args: {
    angle: 10,
    points: [
      { distance: 50, lux: 140.5 },
      { distance: 100, lux: 35.1 },
      { distance: 150, lux: 15.6 },
    ],
  },
};

export const LongTexts: Story = { ...longTexts };

export const Chinese: Story = { globals: { language: 'zh' } };
