import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumb } from '../../../components/Breadcrumb/index.ts';
import { Button } from '../../../components/Button/index.ts';
import { Link } from '../../../components/Link/index.ts';
import { PhraseText } from '../../../components/PhraseText/index.ts';
import { sceneAltsOf, scenes } from '../../../fixtures/scenes.ts';
import { solutionTextsOf } from '../../../fixtures/solution.tsx';
import { ArrowRightIcon } from '../../../icons/index.ts';
import { SolutionStage } from './SolutionStage.tsx';

const meta: Meta<typeof SolutionStage> = {
  title: 'Patterns/Solution/SolutionStage',
  id: 'patterns-solutionstage',
  tags: ['!autodocs'],
  component: SolutionStage,
  parameters: {
    layout: 'fullscreen',
  },
  globals: { ground: 'night' },
  render: (args, { globals }) => {
    const t = solutionTextsOf(globals);
    return (
      <SolutionStage
        {...args}
        picture={args.picture ?? { scene: scenes.crowd, alt: sceneAltsOf(globals).crowd }}
        breadcrumb={
          <Breadcrumb
            label={t.breadcrumb}
            items={[{ label: t.solutions, href: '#solutions' }, { label: t.police }]}
          />
        }
        name={args.name ?? t.police}
        title={args.title ?? <PhraseText phrases={t.title} warm={t.warm} />}
        lead={args.lead ?? t.lead}
        actions={
          <>
            <Button variant="signal" href="#combinations" end={<ArrowRightIcon />}>
              {t.action}
            </Button>
            <Link href="#questions">{t.questions}</Link>
          </>
        }
      />
    );
  },
};
export default meta;
type Story = StoryObj<typeof SolutionStage>;

/** Name and title are one heading. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { police, title } = solutionTextsOf(globals);
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(heading).toHaveTextContent(police);
    await expect(heading).toHaveTextContent(title.at(-1)!);
  },
};
