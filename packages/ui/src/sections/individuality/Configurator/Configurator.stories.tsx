import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Figure } from '../../../components/Figure/index.ts';
import { RadioGroup } from '../../../components/RadioGroup/index.ts';
import { formFieldsOf } from '../../../fixtures/form-fields.ts';
import { inLanguage } from '../../../fixtures/language.ts';
import { plans } from '../../../fixtures/product-media.ts';
import { cutoutOf } from '../../../fixtures/product-pictures.tsx';
import { productTextsOf } from '../../../fixtures/product-texts.ts';
import { QuestionTitle } from '../QuestionTitle/index.ts';
import { Configurator, type ConfiguratorProps } from './Configurator.tsx';

const en = {
  status: (left: number) => `${left} of 49 remain`,
  lifts: 'Lifts',
  out: 'above the budget',
  plan: 'Plan view of the Matrice 350 class',
};

const zh: typeof en = {
  status: (left) => `符合条件 ${left} / 49 款`,
  lifts: '载重',
  out: '超出预算',
  plan: '经纬 M350 级无人机俯视图',
};

const textsOf = (globals: Record<string, unknown>) => inLanguage(globals, { en, zh });

const familiesOf = (
  globals: Record<string, unknown>,
  out: readonly string[],
): ConfiguratorProps['families'] => {
  const { searchlights, megaphones } = productTextsOf(globals);
  const candidates = (codes: readonly string[]) => codes.map((code) => ({ code, isOut: out.includes(code) }));
  return [
    {
      key: 'searchlight',
      name: searchlights,
      picture: cutoutOf('T90'),
      candidates: candidates(['T30', 'T60', 'T80', 'T90', 'T160']),
    },
    {
      key: 'megaphone',
      name: megaphones,
      picture: cutoutOf('H150T'),
      candidates: candidates(['H1T', 'H10T', 'H150S', 'H150T']),
    },
  ];
};

const drawn = (globals: Record<string, unknown>) => {
  const texts = textsOf(globals);
  return {
    ground: 'relief',
    aircraft: { src: plans.m350, alt: texts.plan },
    status: texts.status(9),
    limit: { name: texts.lifts, value: <Figure value={2730} unit="g" /> },
    families: familiesOf(globals, []),
    translations: { out: texts.out },
  } satisfies Partial<ConfiguratorProps>;
};

const question = (globals: Record<string, unknown>): ReactNode => {
  const { scenario, scenarioHelp, scenarios } = formFieldsOf(globals);
  return (
    <RadioGroup
      label={<QuestionTitle>{scenario}</QuestionTitle>}
      help={scenarioHelp}
      options={scenarios}
      variant="cards"
    />
  );
};

const meta: Meta<typeof Configurator> = {
  title: 'Patterns/Individuality/Configurator',
  id: 'patterns-configurator',
  tags: ['!autodocs'],
  component: Configurator,
  render: (args, { globals }) => (
    <Configurator {...drawn(globals)} {...args}>
      {args.children ?? question(globals)}
    </Configurator>
  ),
};
export default meta;
type Story = StoryObj<typeof Configurator>;

export const Default: Story = {};

/** What costs more is struck out, and the count is read out. */
function Narrowing({ globals }: { globals: Record<string, unknown> }) {
  const [isCheap, setCheap] = useState(false);
  const { features, featureOptions } = formFieldsOf(globals);
  const out = isCheap ? ['T90', 'T160', 'H150S', 'H150T'] : [];
  return (
    <Configurator
      {...drawn(globals)}
      status={textsOf(globals).status(9 - out.length)}
      families={familiesOf(globals, out)}
    >
      <RadioGroup
        label={<QuestionTitle>{features}</QuestionTitle>}
        options={featureOptions}
        onPress={() => setCheap(true)}
      />
    </Configurator>
  );
}

export const StruckOut: Story = {
  render: (_args, { globals }) => <Narrowing globals={globals} />,
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const texts = textsOf(globals);
    await userEvent.click(canvas.getAllByRole('radio')[0]!);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(texts.status(5)));
    await expect(canvasElement.querySelectorAll('s')).toHaveLength(4);
    await expect(canvas.getByText('T90').closest('li')).toHaveTextContent(`T90 ${texts.out}`);
  },
};

export const Streets: Story = { args: { ground: 'streets' } };

export const PowerLine: Story = { args: { ground: 'line' } };

export const Stadium: Story = { args: { ground: 'stadium' } };
