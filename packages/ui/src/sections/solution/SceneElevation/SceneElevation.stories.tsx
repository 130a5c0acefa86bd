import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { litParts } from '../../../fixtures/paints.ts';
import { sceneAltsOf, scenes } from '../../../fixtures/scenes.ts';
import { SceneElevation } from './SceneElevation.tsx';

const meta: Meta<typeof SceneElevation> = {
  title: 'Patterns/Solution/SceneElevation',
  id: 'patterns-sceneelevation',
  tags: ['!autodocs'],
  component: SceneElevation,
  globals: { ground: 'night' },
  args: { scene: scenes.fire },
  render: (args, { globals }) => {
    const alts = sceneAltsOf(globals);
    const [name] = (['fire', 'crowd', 'sea'] as const).filter((key) => scenes[key] === args.scene);
    return <SceneElevation {...args} alt={args.alt ?? alts[name ?? 'fire']} />;
  },
};
export default meta;
type Story = StoryObj<typeof SceneElevation>;

/** One picture with one name; what is written in it is the scene's. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const picture = canvas.getByRole('img', { name: sceneAltsOf(globals).fire });
    await expect(picture).toHaveTextContent('100 m');
    await expect(picture).toHaveTextContent(/24\.6 m\s28\.2 lx/);
    await expect(picture).toHaveTextContent(/M400\sT160 ×17/);
  },
};

/** A voice instead of a light. */
export const Voice: Story = {
  args: { scene: scenes.crowd },
  play: async ({ canvas, globals }) => {
    const picture = canvas.getByRole('img', { name: sceneAltsOf(globals).crowd });
    await expect(picture).toHaveTextContent('89.1 dB');
    // Its ground is shaded; nothing of it shines.
    await expect(litParts(picture)).toBe(1);
  },
};

/** A raft and a ship lie on the water. */
export const Water: Story = { args: { scene: scenes.sea } };
