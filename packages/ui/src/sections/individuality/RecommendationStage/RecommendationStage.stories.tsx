import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumb } from '../../../components/Breadcrumb/index.ts';
import { Button } from '../../../components/Button/index.ts';
import { FactList } from '../../../components/FactList/index.ts';
import { Figure } from '../../../components/Figure/index.ts';
import { WeightBar } from '../../../components/WeightBar/index.ts';
import { inLanguage } from '../../../fixtures/language.ts';
import { formPageTextsOf } from '../../../fixtures/pages/forms.ts';
import { cutoutOf, nightOf } from '../../../fixtures/product-pictures.tsx';
import { productTextsOf } from '../../../fixtures/product-texts.ts';
import { textsOf } from '../../../fixtures/texts.ts';
import { RecommendationStage, type RecommendationStageProps } from './RecommendationStage.tsx';

const en = {
  joint: ':',
  verdict: 'everything you asked for',
  lead: 'Six matches for your answers, best first: why each, and what you give up.',
  flux: 'Luminous flux',
  lux: 'Illuminance',
  mass: 'Weight',
  needs: 'Needs',
  limit: 'of',
  left: 'leaves',
  full: 'to the gram',
  way: 'The way here',
};

const zh: typeof en = {
  joint: '，',
  verdict: '满足全部要求',
  lead: '符合要求的共 6 种，最合适的排在最前；推荐理由和取舍写在一旁。',
  flux: '光通量',
  lux: '照度',
  mass: '重量',
  needs: '占用载重',
  limit: '，共',
  left: '剩余',
  full: '正好用满',
  way: '当前位置',
};

const given = (globals: Record<string, unknown>): RecommendationStageProps => {
  const t = inLanguage(globals, { en, zh });
  const { searchlights } = productTextsOf(globals);
  return {
    breadcrumb: (
      <Breadcrumb label={t.way} items={[{ label: searchlights, href: '#lights' }, { label: 'T90' }]} />
    ),
    name: 'T90',
    joint: t.joint,
    title: t.verdict,
    lead: t.lead,
    pictures: [{ key: 'T90', picture: cutoutOf('T90'), lit: nightOf('T90') }],
    figures: [
      { key: 'flux', label: t.flux, value: <Figure value={13_000} unit="lm" size="stage" /> },
      { key: 'lux', label: t.lux, value: <Figure value={27} unit="lx" size="stage" /> },
      { key: 'mass', label: t.mass, value: <Figure value={845} unit="g" size="stage" /> },
    ],
    load: (
      <WeightBar
        limitG={2730}
        parts={[{ key: 'T90', name: 'T90', weightG: 845, isCode: true }]}
        translations={{ weight: t.needs, limit: t.limit, left: t.left, full: t.full }}
      />
    ),
    facts: (
      <FactList
        layout="narrow"
        items={formPageTextsOf(globals)
          .activate.facts.slice(0, 2)
          .map(([name = '', text]) => ({ key: name, name, text }))}
      />
    ),
    actions: (
      <>
        <Button variant="signal" href="#T90">
          T90
        </Button>
        <Button href="#compare">{textsOf(globals).compare}</Button>
      </>
    ),
  };
};

const meta: Meta<typeof RecommendationStage> = {
  title: 'Patterns/Individuality/RecommendationStage',
  id: 'patterns-recommendationstage',
  tags: ['!autodocs'],
  component: RecommendationStage,
  globals: { ground: 'night' },
  render: (args, { globals }) => <RecommendationStage {...given(globals)} {...args} />,
};
export default meta;
type Story = StoryObj<typeof RecommendationStage>;

/** Name and title are one heading. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { joint, verdict } = inLanguage(globals, { en, zh });
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(`T90${joint} ${verdict}`);
  },
};

/** Several that fly together. */
export const Together: Story = {
  args: {
    name: 'H150T + T90',
    pictures: [
      { key: 'H150T', picture: cutoutOf('H150T'), lit: nightOf('H150T') },
      { key: 'T90', picture: cutoutOf('T90'), lit: nightOf('T90') },
    ],
  },
};
