import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Checkbox } from '../../../components/Checkbox/index.ts';
import { FilterBar } from '../../../components/FilterBar/index.ts';
import { LiveStatus } from '../../../components/LiveStatus/index.ts';
import { Section } from '../../../components/Section/index.ts';
import { megaphoneFigures, useMegaphoneFamily } from '../../../fixtures/megaphone-family.tsx';
import { type Megaphone, megaphonesOf } from '../../../fixtures/product-megaphones.ts';
import { cutoutOf } from '../../../fixtures/product-pictures.tsx';
import { productTextsOf } from '../../../fixtures/product-texts.ts';
import { ProductPlate } from '../ProductPlate/index.ts';
import { Ruler } from '../Ruler/index.ts';
import { ProductGrid } from './ProductGrid.tsx';

function platesOf(
  globals: Record<string, unknown>,
  models: readonly Megaphone[],
  onHighlight?: (code: string | null) => void,
) {
  const { compare } = productTextsOf(globals);
  return models.map((model) => (
    <ProductPlate
      key={model.code}
      href={`#${model.code}`}
      code={model.code}
      line={model.line}
      figures={megaphoneFigures(globals, model)}
      aircraft={model.aircraft}
      picture={cutoutOf(model.code)}
      compare={<Checkbox label={compare} aria-label={`${compare} ${model.code}`} />}
      onHighlightChange={(on) => onHighlight?.(on ? model.code : null)}
    />
  ));
}

/** A family's page: what is filtered, ordered and highlighted is the page's own state. */
function Family({ globals }: { globals: Record<string, unknown> }) {
  const { texts, bar, shown, empty, highlight, setHighlight } = useMegaphoneFamily(globals, 'all');
  return (
    <>
      <Section as="div" space="head">
        <Ruler
          label={texts.scale}
          unit="m"
          items={texts.models.map(({ code, reach }) => ({ key: code, label: code, value: reach }))}
          highlight={highlight}
        />
      </Section>
      <FilterBar {...bar} />
      <Section as="div" space="close">
        <LiveStatus size="sm" tone="quiet">
          {productTextsOf(globals).models(shown.length)}
        </LiveStatus>
        {shown.length > 0 ? <ProductGrid>{platesOf(globals, shown, setHighlight)}</ProductGrid> : empty}
      </Section>
    </>
  );
}

const meta: Meta<typeof ProductGrid> = {
  title: 'Patterns/Series/ProductGrid',
  id: 'patterns-productgrid',
  tags: ['!autodocs'],
  component: ProductGrid,
};
export default meta;
type Story = StoryObj<typeof ProductGrid>;

export const Default: Story = {
  render: (args, { globals }) => (
    <ProductGrid {...args}>{platesOf(globals, megaphonesOf(globals).models)}</ProductGrid>
  ),
};

/**
 * The grid at work: a filter narrows it and says how many are left, the order changes, the plate at
 * hand lights its stem, and where nothing fits the nearest model is named.
 */
export const WithFilters: Story = {
  tags: ['variants'],
  parameters: { layout: 'fullscreen' },
  render: (_args, { globals }) => <Family globals={globals} />,
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const texts = megaphonesOf(globals);
    const { models } = productTextsOf(globals);
    const codes = () => canvas.queryAllByRole('heading', { level: 3 }).map((code) => code.textContent);
    const status = canvas.getByRole('status');
    await expect(codes()[0]).toBe('H150T');
    await expect(status).toHaveTextContent(models(8));

    // The button is drawn as pressed first, its list afterwards.
    const listed = (...expected: string[]) => waitFor(() => expect(codes()).toEqual(expected));
    await userEvent.click(canvas.getByRole('button', { name: /^M30 / }));
    await listed('H10T', 'H10');
    await expect(status).toHaveTextContent(models(2));

    await userEvent.selectOptions(canvas.getByRole('combobox', { name: texts.sort }), texts.sorts[2]!);
    await listed('H10', 'H10T');

    const list = within(canvasElement.querySelector<HTMLElement>('[data-space="close"]')!);
    list.getByRole('link', { name: 'H10T' }).focus();
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-state="highlighted"]')).toHaveTextContent(/^H10T/),
    );

    await userEvent.click(canvas.getByRole('button', { name: /^FC30/ }));
    await listed();
    await expect(status).toHaveTextContent(models(0));
    await expect(canvas.getByText(texts.none)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^H150T/ })).toHaveAttribute('href', '#H150T');

    await userEvent.click(canvas.getByRole('button', { name: texts.showAll }));
    await waitFor(() => expect(codes()).toHaveLength(8));
  },
};
