import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../components/Button/index.ts';
import { textsOf } from '../fixtures/index.ts';
import { contrast } from './contrast.ts';
import { codeText, headingText, heroText, plateCodeText } from './text.ts';
import { type ColorTokens, grounds, space } from './tokens.ts';
import { vars } from './vars.css.ts';

const meta = { title: 'Foundations/Tokens' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const surfaces = ['ground', 'raised', 'raised2'] as const;
const measured = [
  'control',
  'text',
  'quiet',
  'signal',
  'beam',
  'positive',
  'caution',
  'critical',
  'focus',
] as const;

/** Each ground on itself, whatever the toolbar says. */
const panels = [
  { name: 'Night', register: 'night', ground: 'night', colors: grounds.night },
  { name: 'Sheet, paper', register: 'sheet', ground: 'paper', colors: grounds.paper },
  { name: 'Sheet, dark paper', register: 'sheet', ground: 'dark', colors: grounds.darkPaper },
];

type PanelProps = { name: string; register: string; ground: string; colors: ColorTokens };

function Panel({ name, register, ground, colors }: PanelProps) {
  return (
    <section data-register={register} data-ground={ground} style={{ padding: 32 }}>
      <h2 style={{ ...headingText, fontSize: vars.type.tXl, marginBlockEnd: 16 }}>{name}</h2>
      <table style={{ inlineSize: '100%', fontSize: vars.type.tSm, fontVariantNumeric: 'tabular-nums' }}>
        <tbody>
          {[...surfaces, 'line' as const, ...measured].map((role) => (
            <tr key={role} style={{ borderBlockStart: `1px solid ${vars.color.line}` }}>
              <td aria-hidden="true" style={{ paddingBlock: 8, inlineSize: 48 }}>
                <span
                  style={{
                    display: 'block',
                    inlineSize: 32,
                    blockSize: 28,
                    border: `1px solid ${vars.color.line}`,
                    borderRadius: vars.radius.plate,
                    backgroundColor: colors[role],
                  }}
                />
              </td>
              <th scope="row" style={{ fontWeight: 400, textAlign: 'start' }}>
                {role}
              </th>
              <td style={{ color: vars.color.quiet, fontFamily: vars.font.mono, fontSize: vars.type.tXs }}>
                {colors[role]}
              </td>
              <td style={{ textAlign: 'end' }}>
                {measured.some((one) => one === role) &&
                  Math.min(...surfaces.map((surface) => contrast(colors[role], colors[surface]))).toFixed(1)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Two registers, one set of tokens. Beside a colour: its lowest contrast on the ground and what is raised. */
export const Colours: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(320px, 1fr))' }}>
      {panels.map((panel) => (
        <Panel key={panel.name} {...panel} />
      ))}
    </div>
  ),
};

/** Archivo for codes and Latin headings, the system's faces for text. */
export const Type: Story = {
  render: (_args, { globals }) => {
    const words = textsOf(globals);
    return (
      <div style={{ display: 'grid', gap: 40 }}>
        <p style={{ ...codeText, fontSize: vars.type.dCode, letterSpacing: '-0.035em' }}>T90</p>
        <p style={{ ...heroText, fontSize: vars.type.dL }}>{words.chooseByAircraft}</p>
        <p style={{ ...headingText, fontSize: vars.type.dM }}>{words.chooseByAircraft}</p>
        <p style={{ ...headingText, fontSize: vars.type.dS }}>{words.chooseByAircraft}</p>
        <p style={{ ...plateCodeText, fontSize: vars.type.tXl }}>S3mini H150T PTS42023</p>
        {(['tXl', 'tLg', 'tMd', 'tSm', 'tXs'] as const).map((size) => (
          <p key={size} style={{ fontSize: vars.type[size] }}>
            {words.sentence}
          </p>
        ))}
      </div>
    );
  },
};

export const TypeInChinese: Story = { ...Type, globals: { language: 'zh' } };

/** A 4 px base; corners of 2 px for plates and tables, 6 px for controls and cards; a shadow only on what floats. */
export const SpaceAndShape: Story = {
  render: (_args, { globals }) => (
    <div style={{ display: 'grid', gap: 48, justifyItems: 'start' }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 24 }}>
        {Object.values(space).map((size) => (
          <span key={size} style={{ display: 'grid', gap: 4, fontSize: vars.type.tXs }}>
            <span style={{ inlineSize: size, blockSize: 56, backgroundColor: vars.color.text }} />
            {size}
          </span>
        ))}
      </div>
      <div
        style={{
          padding: 32,
          borderRadius: vars.radius.control,
          backgroundColor: vars.color.raised,
          boxShadow: vars.color.floatShadow,
        }}
      >
        <Button variant="signal">{textsOf(globals).send}</Button>
      </div>
    </div>
  ),
};
