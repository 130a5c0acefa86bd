import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { sceneAltsOf, scenes } from '../../../fixtures/scenes.ts';
import { solutionTextsOf } from '../../../fixtures/solution.tsx';
import { IndustryWall } from './IndustryWall.tsx';

const meta: Meta<typeof IndustryWall> = {
  title: 'Patterns/Industries/IndustryWall',
  id: 'patterns-industrywall',
  tags: ['!autodocs'],
  component: IndustryWall,
  globals: { ground: 'night' },
  render: (args, { globals }) => {
    const t = solutionTextsOf(globals);
    const alts = sceneAltsOf(globals);
    return (
      <IndustryWall
        {...args}
        items={
          args.items ?? [
            {
              key: 'police',
              href: '#police',
              name: t.police,
              figure: t.policeFigure,
              more: t.combinations(4, 'H150T, T90'),
              picture: { scene: scenes.crowd, alt: alts.crowd },
            },
            {
              key: 'fire',
              href: '#fire',
              name: t.fire,
              figure: t.fireFigure,
              more: t.combinations(3, 'T90, PT4, T160'),
              picture: { scene: scenes.fire, alt: alts.fire },
            },
            {
              key: 'sea',
              href: '#sea',
              name: t.sea,
              figure: t.seaFigure,
              more: t.combinations(1, 'T90V2'),
              picture: { scene: scenes.sea, alt: alts.sea },
            },
          ]
        }
      />
    );
  },
};
export default meta;
type Story = StoryObj<typeof IndustryWall>;

/** The whole window is its link. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { police } = solutionTextsOf(globals);
    const link = canvas.getByRole('link', { name: police });
    const { right, bottom } = link.closest('li')!.getBoundingClientRect();
    await expect(document.elementFromPoint(right - 8, bottom - 8)).toBe(link);
  },
};

/** With the focus in one window the light comes on in it, and the scenes of the others go dim; their words do not. */
export const Focused: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvas, globals, userEvent }) => {
    const { police, sea } = solutionTextsOf(globals);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: police })).toHaveFocus();
    const opacityOf = (name: string) =>
      getComputedStyle(canvas.getByRole('link', { name }).closest('li')!.querySelector('figure')!).opacity;
    await waitFor(() => expect([opacityOf(police), opacityOf(sea)]).toEqual(['1', '0.4']));
  },
};
