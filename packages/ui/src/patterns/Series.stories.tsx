import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Breadcrumb } from '../components/Breadcrumb/index.ts';
import { Button } from '../components/Button/index.ts';
import { Checkbox } from '../components/Checkbox/index.ts';
import { ChoiceBar } from '../components/ChoiceBar/index.ts';
import { FilterBar } from '../components/FilterBar/index.ts';
import { Plate } from '../components/Plate/index.ts';
import { ProductGrid } from '../components/ProductGrid/index.ts';
import { ProductPlate } from '../components/ProductPlate/index.ts';
import { ResultLine } from '../components/ResultLine/index.ts';
import { Ruler } from '../components/Ruler/index.ts';
import { Section } from '../components/Section/index.ts';
import { SectionHeading } from '../components/SectionHeading/index.ts';
import { frameOf } from '../fixtures/index.ts';
import { megaphoneFigures, useMegaphoneFamily } from '../fixtures/megaphone-family.tsx';
import { seriesTextsOf } from '../fixtures/pages/series.ts';
import { type Megaphone, megaphonesOf } from '../fixtures/product-megaphones.ts';
import { cutoutOf } from '../fixtures/product-pictures.tsx';
import { productTextsOf } from '../fixtures/product-texts.ts';
import { PageFrame } from './PageFrame.tsx';
import { expectWholePage, inPocket, onPhone, pageParameters } from './page.ts';

type Args = { fits: string; chosen: readonly string[] };

/** A family's page: what is filtered, ordered, chosen and highlighted is its own state. */
function Series({ globals, fits, chosen: first }: Args & { globals: Record<string, unknown> }) {
  const { texts, bar, shown, empty, highlight, setHighlight } = useMegaphoneFamily(globals, fits);
  const [chosen, setChosen] = useState(first);
  const { breadcrumb } = frameOf(globals);
  const own = seriesTextsOf(globals);
  const { megaphones, models, compare } = productTextsOf(globals);

  const plate = (model: Megaphone) => (
    <ProductPlate
      key={model.code}
      href={`#${model.code}`}
      level={2}
      code={model.code}
      line={model.line}
      figures={megaphoneFigures(globals, model)}
      aircraft={model.aircraft}
      picture={cutoutOf(model.code)}
      compare={
        <Checkbox
          label={compare}
          aria-label={`${compare} ${model.code}`}
          checked={chosen.includes(model.code)}
          disabled={chosen.length === 4 && !chosen.includes(model.code)}
          onCheckedChange={(on) =>
            setChosen(on ? [...chosen, model.code] : chosen.filter((code) => code !== model.code))
          }
        />
      }
      onHighlightChange={(on) => setHighlight(on ? model.code : null)}
    />
  );

  return (
    <PageFrame globals={globals} current="products" consult="closed">
      <Section as="header" space="head">
        <Breadcrumb
          label={breadcrumb.label}
          items={[...breadcrumb.items.slice(0, 1), { label: megaphones }]}
        />
        <SectionHeading level={1} size="l" layout="split" title={megaphones} lead={own.lead} />
        <Ruler
          label={texts.scale}
          unit="m"
          items={texts.models.map(({ code, reach }) => ({
            key: code,
            label: code,
            value: reach,
            href: `#${code}`,
          }))}
          highlight={highlight}
        />
      </Section>
      <FilterBar {...bar} />
      <Section as="div" space="close">
        <ResultLine>{models(shown.length)}</ResultLine>
        {shown.length > 0 ? <ProductGrid>{shown.map(plate)}</ProductGrid> : empty}
      </Section>
      {chosen.length > 0 && (
        <ChoiceBar
          aria-label={own.compare}
          actions={
            <>
              <Button variant="quiet" onClick={() => setChosen([])}>
                {own.clear}
              </Button>
              {chosen.length > 1 && (
                <Button variant="signal" href="#compare">
                  {own.open}
                </Button>
              )}
            </>
          }
        >
          <span>{own.chosen(chosen.length)}</span>
          <span>
            {chosen.map((code) => (
              <Plate key={code} code={code} />
            ))}
          </span>
          {chosen.length === 1 && <span>{own.one}</span>}
        </ChoiceBar>
      )}
    </PageFrame>
  );
}

const meta: Meta<Args> = {
  title: 'Patterns/Series',
  parameters: {
    ...pageParameters,
    usage: {
      when: 'A family: one line on what it is for, its models on a ruler of the figure that counts, then a grid of plates that can be narrowed by aircraft and put in order. An empty result names the nearest model. What is chosen for comparison stays in view.',
      keyboard: [['Tab', 'Codes of the ruler, filters, order, then each plate with its compare box.']],
    },
  },
  globals: { ground: 'sheet' },
  args: { fits: 'all', chosen: [] },
  render: (args, { globals }) => <Series globals={globals} {...args} />,
};
export default meta;
type Story = StoryObj<Args>;

export const Default: Story = { play: expectWholePage };

export const Chinese: Story = { globals: { language: 'zh' } };

export const Phone: Story = { globals: onPhone, play: expectWholePage };

export const ChinesePhone: Story = { globals: { ...onPhone, language: 'zh' } };

export const Narrow: Story = { globals: inPocket, play: expectWholePage };

/** Nothing fits: the page says so, names the nearest model and leads back to all. */
export const Empty: Story = {
  args: { fits: 'FC30' },
  play: async ({ canvas, globals, userEvent }) => {
    const texts = megaphonesOf(globals);
    await expect(canvas.getByText(texts.none)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: texts.showAll }));
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(8);
    await userEvent.click(canvas.getByRole('button', { name: /FC30/ }));
    await expect(canvas.queryAllByRole('checkbox')).toHaveLength(0);
  },
};

/** A second model brings the way to the comparison; a fourth is the last. */
export const Choosing: Story = {
  args: { chosen: ['H150T'] },
  play: async ({ canvas, globals, userEvent }) => {
    const { compare } = productTextsOf(globals);
    const own = seriesTextsOf(globals);
    await expect(canvas.queryByRole('link', { name: own.open })).toBeNull();
    for (const code of ['H150S', 'H10T', 'H10']) {
      await userEvent.click(canvas.getByRole('checkbox', { name: `${compare} ${code}` }));
    }
    await expect(canvas.getByRole('link', { name: own.open })).toBeVisible();
    await expect(canvas.getByText(own.chosen(4))).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: `${compare} H1T` })).toBeDisabled();
  },
};
