import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { megaphonesOf } from '../../fixtures/product-megaphones.ts';
import { Ruler } from './Ruler.tsx';

const meta: Meta<typeof Ruler> = {
  title: 'Measurement/Ruler',
  id: 'components-ruler',
  tags: ['stable', 'since-0.1.0'],
  component: Ruler,
  parameters: {
    usage: {
      when: "The models of a family on one scale from zero, sorted by what counts. A stem's code may be a link. Codes that are close together stand on stairs, models of one value share a stem. `highlight` lights the stem of the model at hand elsewhere on the page. At 768 px and below the same are bars. Labels of the scale never break. For a few figures inside a card use Bars.",
      keyboard: [
        [
          'Tab',
          'To each code that is a link, from the smallest value to the greatest; on phones the codes are no links, for the list below holds them.',
        ],
        ['Enter', 'Opens the model.'],
      ],
    },
  },
  args: { unit: 'm' },
  render: (args, { globals }) => {
    const { models, scale } = megaphonesOf(globals);
    const items = models.map(({ code, reach }) => ({
      key: code,
      label: code,
      value: reach,
      href: `#${code}`,
    }));
    return <Ruler {...args} label={args.label ?? scale} items={args.items ?? items} />;
  },
};
export default meta;
type Story = StoryObj<typeof Ruler>;

const model = (label: string, value: number) => ({ key: label, label, value });

export const Default: Story = {};

export const Playground: Story = {
  tags: ['!test'],
  args: {
    label: 'lm',
    unit: 'lm',
    max: 25000,
    highlight: 'T90',
    items: [model('T60', 8600), model('T80', 11500), model('T90', 13000), model('T160', 22000)],
  },
};

/** The plate at hand lights its stem. */
export const Highlighted: Story = { args: { highlight: 'H10T' } };

/** Of two models on one stem only the one at hand is lit. */
export const HighlightedOfTwo: Story = { args: { highlight: 'H1G' } };

/** Codes that are close together stand on stairs. */
export const Crowded: Story = {
  args: {
    label: 'kg',
    unit: 'kg',
    items: [
      model('AD2', 0.5),
      model('OT2', 1),
      model('OT4', 2),
      model('ET4', 2.5),
      model('PT2', 8),
      model('PT4', 10),
      model('PTS42023', 20),
      model('UT4', 30),
    ],
  },
};

/** Pointer or focus on a model outside the ruler lights its stem. */
export const WithList: Story = {
  render: function WithList(args, { globals }) {
    const [highlight, setHighlight] = useState<string | null>(null);
    const { models, scale } = megaphonesOf(globals);
    const items = models.map(({ code, reach }) => ({ key: code, label: code, value: reach }));
    return (
      <>
        <Ruler {...args} label={scale} items={items} highlight={highlight} />
        <p>
          {models.map(({ code }) => (
            <a
              key={code}
              href={`#${code}`}
              style={{ display: 'inline-block', padding: 12 }}
              onPointerEnter={() => setHighlight(code)}
              onPointerLeave={() => setHighlight(null)}
              onFocus={() => setHighlight(code)}
              onBlur={() => setHighlight(null)}
            >
              {code}
            </a>
          ))}
        </p>
      </>
    );
  },
};
