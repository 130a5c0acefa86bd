import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sceneAltsOf, scenes } from '../../fixtures/scenes.ts';
import { solutionTextsOf } from '../../fixtures/solution.tsx';
import { ArrowRightIcon } from '../../icons/index.ts';
import { Breadcrumb } from '../Breadcrumb/index.ts';
import { Button } from '../Button/index.ts';
import { Link } from '../Link/index.ts';
import { PhraseText } from '../PhraseText/index.ts';
import { SolutionStage } from './SolutionStage.tsx';

const meta: Meta<typeof SolutionStage> = {
  title: 'Product/SolutionStage',
  id: 'components-solutionstage',
  tags: ['stable', 'since-0.3.0'],
  component: SolutionStage,
  parameters: {
    layout: 'fullscreen',
    usage: {
      when: "The head of an industry's page, once a page and always night: its scene to scale, which goes on behind the words, its name and one headline, where to go. Its upper 72 px (56 on phones) lie under the site's header. For the home page use Hero, for a product ProductStage.",
      keyboard: [
        ['Tab', 'To the breadcrumb, then the actions.'],
        ['Enter', 'Follows the link or presses the button.'],
      ],
    },
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

export const Playground: Story = { tags: ['!test'], args: { name: 'T90', title: 'H150T', lead: 'M350' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Wide: Story = { globals: { viewport: { value: 'wide' } } };
