import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, within } from 'storybook/test';
import { Badge } from '../components/Badge/index.ts';
import { Button } from '../components/Button/index.ts';
import { Checkbox } from '../components/Checkbox/index.ts';
import { Figure } from '../components/Figure/index.ts';
import { Link } from '../components/Link/index.ts';
import { Plate } from '../components/Plate/index.ts';
import { Progress } from '../components/Progress/index.ts';
import { TextField } from '../components/TextField/index.ts';
import { feedbackOf } from '../fixtures/feedback.ts';
import { formFieldsOf } from '../fixtures/form-fields.ts';
import { textsOf } from '../fixtures/index.ts';
import { inLanguage } from '../fixtures/language.ts';
import { productTextsOf } from '../fixtures/product-texts.ts';
import { secondBrand, secondBrandStyle } from '../fixtures/second-brand.ts';
import './brand.ts';
import { grounds } from './grounds.ts';
import { headingText } from './text.ts';
import { vars } from './vars.css.ts';

const meta = { title: 'Foundations/Second brand', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type Globals = Record<string, unknown>;

const en = {
  night: 'Night',
  paper: 'Sheet, paper',
  darkPaper: 'Sheet, dark paper',
  house: 'The page in the colours of the house',
  part: 'A part of it in those of the brand',
  sheet: 'A sheet in that part',
  downloads: 'Files for the other maker',
};
const zh: typeof en = {
  night: '夜色',
  paper: '浅色纸面',
  darkPaper: '深色纸面',
  house: '页面沿用本公司配色',
  part: '其中一部分换成另一品牌',
  sheet: '这一部分里的纸面',
  downloads: '另一品牌的文件',
};
const wordsOf = (globals: Globals) => inLanguage(globals, { en, zh });

const onGround = {
  night: { 'data-theme': 'night', 'data-ground': 'night' },
  paper: { 'data-theme': 'sheet', 'data-ground': 'paper' },
  darkPaper: { 'data-theme': 'sheet', 'data-ground': 'dark' },
} as const;

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 } as const;
const part = { display: 'grid', gap: 24, padding: 'clamp(16px, 4vw, 32px)' } as const;
const heading = { ...headingText, fontSize: vars.type.dS } as const;

/** Everything of the theme that a brand changes: surfaces, edges, words, the signal, focus, corners, the display face. */
function Samples({ globals }: { globals: Globals }) {
  const texts = textsOf(globals);
  const fields = formFieldsOf(globals);
  const { badges, progress } = feedbackOf(globals);
  return (
    <>
      <div style={row}>
        <Button variant="signal">{texts.send}</Button>
        <Button>{texts.copyLink}</Button>
        <Link href="#downloads">{texts.downloads}</Link>
      </div>
      <div style={row}>
        {(['neutral', 'positive', 'caution', 'critical'] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {badges[tone]}
          </Badge>
        ))}
      </div>
      <div style={{ ...row, alignItems: 'start', gap: 32 }}>
        <Plate
          code="T90"
          cells={[productTextsOf(globals).searchlight, <Figure key="flux" value={13000} unit="lm" />]}
        />
        <div style={{ display: 'grid', flex: '1 1 280px', gap: 16, maxInlineSize: 480 }}>
          <TextField
            variant="code"
            defaultValue="8K20"
            label={fields.verification}
            error={fields.verificationError}
          />
          <Checkbox defaultChecked label={productTextsOf(globals).compare} />
          <Progress
            size="small"
            label={progress.label}
            value={200_704}
            max={312_576}
            translations={progress}
          />
        </div>
      </div>
    </>
  );
}

function Ground({
  name,
  title,
  children,
}: {
  name: keyof typeof onGround;
  title: string;
  children: ReactNode;
}) {
  return (
    <section {...onGround[name]} aria-label={title} style={part}>
      <h2 style={heading}>{title}</h2>
      {children}
    </section>
  );
}

/** `rgb(7, 9, 12)`, as a computed style says `#07090C`. */
const computed = (hex: string) =>
  `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(', ')})`;

/**
 * Another maker's brand on the three grounds. A site that has one imports `@payload/ui/brand`. The brand's colours are custom properties of an element, for each ground and role
 * (`--pl-night-signal`, `--pl-paper-signal`, `--pl-dark-signal`); every part of a page with a `data-theme` on that element or in
 * it takes them. A role that the brand leaves out stays as it is. All other tokens are set by their own name, as
 * `--pl-radius-control` here. Its pairs of colours are measured as those of the house are.
 *
 * ```css
 * .other-maker {
 *   --pl-night-signal: #7CB8FF;
 *   --pl-night-on-signal: #0A0C16;
 *   --pl-paper-signal: #1648C4;
 *   --pl-radius-control: 26px;
 * }
 * ```
 */
export const AllGrounds: Story = {
  render: (_args, { globals }) => (
    <div style={secondBrandStyle}>
      {(['night', 'paper', 'darkPaper'] as const).map((name) => (
        <Ground key={name} name={name} title={wordsOf(globals)[name]}>
          <Samples globals={globals} />
        </Ground>
      ))}
    </div>
  ),
  play: async ({ canvas, globals }) => {
    for (const name of ['night', 'paper', 'darkPaper'] as const) {
      const ground = canvas.getByRole('region', { name: wordsOf(globals)[name] });
      await expect(ground).toHaveStyle({ backgroundColor: computed(secondBrand[name].ground) });
      const button = within(ground).getByRole('button', { name: textsOf(globals).send });
      await expect(button).toHaveStyle({
        backgroundColor: computed(secondBrand[name].signal),
        color: computed(secondBrand[name].onSignal),
        borderRadius: '26px',
      });
      // What the brand leaves out is the theme's.
      await expect(within(ground).getByText(formFieldsOf(globals).verificationError)).toHaveStyle({
        color: computed(grounds[name].critical),
      });
    }
  },
};

/** The brand on a part of a page of the house. A sheet within that part is the brand's, what is beside it is not. */
export const PartOfAPage: Story = {
  render: (_args, { globals }) => {
    const words = wordsOf(globals);
    const texts = textsOf(globals);
    return (
      <Ground name="night" title={words.house}>
        <div style={row}>
          <Button variant="signal">{texts.copyLink}</Button>
        </div>
        <div style={secondBrandStyle}>
          <Ground name="night" title={words.part}>
            <Ground name="paper" title={words.sheet}>
              <div style={row}>
                <Button variant="signal">{texts.send}</Button>
                <Link href="#downloads">{words.downloads}</Link>
              </div>
            </Ground>
          </Ground>
        </div>
      </Ground>
    );
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals);
    await expect(canvas.getByRole('button', { name: texts.copyLink })).toHaveStyle({
      backgroundColor: computed(grounds.night.signal),
    });
    await expect(canvas.getByRole('button', { name: texts.send })).toHaveStyle({
      backgroundColor: computed(secondBrand.paper.signal),
    });
  },
};

export const Chinese: Story = { ...AllGrounds, globals: { language: 'zh' } };

/** Phones of 360 px, with longer words. */
export const Narrow: Story = {
  ...AllGrounds,
  globals: { language: 'long', viewport: { value: 'narrow' } },
};
