import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../components/Button/index.ts';
import { Figure } from '../components/Figure/index.ts';
import { Plate } from '../components/Plate/index.ts';
import { textsOf } from '../fixtures/index.ts';
import { productTextsOf } from '../fixtures/product-texts.ts';
import { headingText } from './text.ts';
import { vars } from './vars.css.ts';

const meta = { title: 'Foundations/Themes', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const themes = [
  { theme: 'night', ground: 'night', name: 'Night', use: 'Hero, product stage, footer, serial port.' },
  { theme: 'sheet', ground: 'paper', name: 'Sheet, paper', use: 'Figures, comparison, forms, downloads.' },
  { theme: 'sheet', ground: 'dark', name: 'Sheet, dark paper', use: 'The sheet, for who prefers dark.' },
];

/**
 * A theme is an attribute on a part of the page (`data-theme`); any component works in each. Night
 * stays night; the sheet follows the visitor's scheme and prints on paper.
 */
export const SameComponents: Story = {
  render: (_args, { globals }) => (
    <>
      {themes.map(({ theme, ground, name, use }) => (
        <section key={ground} data-theme={theme} data-ground={ground} style={{ padding: 32 }}>
          <h2 style={{ ...headingText, fontSize: vars.type.dS }}>{name}</h2>
          <p style={{ marginBlockEnd: 24, color: vars.color.quiet }}>{use}</p>
          <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 24 }}>
            <Button variant="signal">{textsOf(globals).send}</Button>
            <Button>{textsOf(globals).copyLink}</Button>
            <Plate
              code="T90"
              cells={[productTextsOf(globals).searchlight, <Figure key="flux" value={13000} unit="lm" />]}
            />
          </div>
        </section>
      ))}
    </>
  ),
};

/** A sheet inside a night page, and night again inside the sheet: the innermost theme counts. */
export const Nested: Story = {
  render: (_args, { globals }) => (
    <section data-theme="night" style={{ padding: 32 }}>
      <p style={{ marginBlockEnd: 24 }}>{textsOf(globals).sentence}</p>
      <section data-theme="sheet" style={{ padding: 32 }}>
        <p style={{ marginBlockEnd: 24 }}>{textsOf(globals).sentence}</p>
        <section data-theme="night" style={{ padding: 32 }}>
          <p>{textsOf(globals).sentence}</p>
        </section>
      </section>
    </section>
  ),
};
