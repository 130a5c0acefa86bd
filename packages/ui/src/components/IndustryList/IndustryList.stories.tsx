import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sceneOf, solutionTextsOf } from '../../fixtures/solution.tsx';
import { Figure } from '../Figure/index.ts';
import { IndustryList } from './IndustryList.tsx';

const meta: Meta<typeof IndustryList> = {
  title: 'Product/IndustryList',
  id: 'components-industrylist',
  tags: ['stable', 'since-0.3.0'],
  component: IndustryList,
  parameters: {
    usage: {
      when: 'Use it once, at night, for all industries at a glance: a row each, whose scene comes to light as it is pointed at. For the first of them among other things, IndustryCarousel; for one industry, SolutionStage.',
      keyboard: [
        ['Tab', 'To each row, then to its plates. A row lights up while the focus is in it.'],
        ['Enter', 'On a row: opens the industry. On a plate: opens the product.'],
      ],
    },
  },
  globals: { ground: 'night' },
  render: (args, { globals }) => {
    const { police, policeLine, forest, forestLine, combinations } = solutionTextsOf(globals);
    const megaphone = { code: 'H150T', href: '#H150T', figure: <Figure value={940} unit="m" /> };
    const searchlight = { code: 'T90', href: '#T90', figure: <Figure value={13000} unit="lm" /> };
    return (
      <IndustryList
        {...args}
        items={
          args.items ?? [
            {
              key: 'police',
              href: '#police',
              name: police,
              line: policeLine,
              more: combinations(3),
              payloads: [megaphone, searchlight],
              picture: sceneOf(globals),
            },
            {
              key: 'forest',
              href: '#forest',
              name: forest,
              line: forestLine,
              more: combinations(1),
              payloads: [searchlight],
              picture: sceneOf(globals),
            },
          ]
        }
      />
    );
  },
};
export default meta;
type Story = StoryObj<typeof IndustryList>;

/** The row is one link, and its plates lie above it. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { police } = solutionTextsOf(globals);
    const plate = canvas.getByRole('link', { name: /H150T/ });
    const row = canvas.getByRole('link', { name: police });
    const { left, top } = plate.getBoundingClientRect();
    await expect(plate.contains(document.elementFromPoint(left + 4, top + 4))).toBe(true);
    const item = row.closest('li')!.getBoundingClientRect();
    await expect(document.elementFromPoint(item.right - 4, item.top + 40)).toBe(row);
  },
};

export const Playground: Story = { args: { level: 3 } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongTexts: Story = { globals: { language: 'long' } };

export const Chinese: Story = { globals: { language: 'zh' } };
