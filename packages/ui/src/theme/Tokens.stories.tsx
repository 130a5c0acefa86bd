import type { Meta, StoryObj } from '@storybook/react-vite';
import { grounds } from './grounds.ts';
import { headingText } from './text.ts';
import {
  breakpoint,
  control,
  fontFamily,
  layerOrder,
  motion,
  page,
  radius,
  space,
  stroke,
  type,
} from './tokens.ts';
import { vars } from './vars.css.ts';

const meta = { title: 'Foundations/Tokens' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const code = { fontFamily: vars.font.mono, fontSize: vars.type.tXs, overflowWrap: 'anywhere' } as const;
const quiet = { ...code, color: vars.color.quiet } as const;
const cell = {
  paddingBlock: 8,
  paddingInlineEnd: 16,
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontWeight: 400,
  textAlign: 'start',
  verticalAlign: 'baseline',
} as const;

/** `--pl-space-s4`, of `var(--pl-space-s4)`. */
const property = (reference: string | undefined) => reference?.slice('var('.length, -1) ?? '';

type Group = {
  name: string;
  use: string;
  tokens: Readonly<Record<string, string | number>>;
  /** Their custom properties; none for what styles cannot read. */
  references?: Readonly<Record<string, string>>;
};

const groups: Group[] = [
  { name: 'space', use: 'Spacing, in pixels', tokens: space, references: vars.space },
  { name: 'type', use: 'Type sizes', tokens: type, references: vars.type },
  { name: 'fontFamily', use: 'Font stacks', tokens: fontFamily },
  { name: 'page', use: 'Page measures', tokens: page, references: vars.page },
  { name: 'radius', use: 'Corners, in pixels', tokens: radius, references: vars.radius },
  { name: 'stroke', use: 'Lines, in pixels', tokens: stroke, references: vars.stroke },
  { name: 'control', use: 'Heights of controls, in pixels', tokens: control, references: vars.control },
  { name: 'motion', use: 'Durations and curves', tokens: motion, references: vars.motion },
  { name: 'breakpoint', use: 'Widths where layout changes, in pixels', tokens: breakpoint },
  { name: 'layerOrder', use: 'Stacking order', tokens: layerOrder },
];

const groundNames = { night: 'Night', paper: 'Sheet, paper', darkPaper: 'Sheet, dark paper' } as const;
const columns = [grounds.night, grounds.paper, grounds.darkPaper];

function Row({ name, reference, values }: { name: string; reference: string; values: (string | number)[] }) {
  return (
    <tr>
      <th scope="row" style={cell}>
        <code style={code}>{name}</code>
        {reference === '' ? null : <code style={{ ...quiet, display: 'block' }}>{reference}</code>}
      </th>
      {values.map((value, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a column has no other name
        <td key={index} style={cell}>
          <code style={quiet}>{value}</code>
        </td>
      ))}
    </tr>
  );
}

const title = { ...headingText, marginBlockEnd: 12, fontSize: vars.type.tLg } as const;

/**
 * Every token by name, with the custom property that styles read. `tokens/` in the package holds
 * the same for design tools, in the format of the Design Tokens Community Group.
 */
export const AllTokens: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 48 }}>
      <section>
        <h2 style={title}>color</h2>
        <table style={{ inlineSize: '100%', tableLayout: 'fixed' }}>
          <thead>
            <tr>
              {['Role', ...Object.values(groundNames)].map((name) => (
                <th
                  key={name}
                  scope="col"
                  style={{ ...cell, color: vars.color.quiet, fontSize: vars.type.tXs }}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Object.entries(vars.color).map(([name, reference]) => (
              <Row
                key={name}
                name={`color.${name}`}
                reference={property(reference)}
                values={columns.map((colors) => new Map(Object.entries(colors)).get(name) ?? '')}
              />
            ))}
          </tbody>
        </table>
      </section>
      {groups.map(({ name, use, tokens, references }) => (
        <section key={name}>
          <h2 style={title}>{name}</h2>
          <table style={{ inlineSize: '100%', tableLayout: 'fixed' }}>
            <caption style={{ color: vars.color.quiet, fontSize: vars.type.tSm, textAlign: 'start' }}>
              {use}
            </caption>
            <tbody>
              {Object.entries(tokens).map(([token, value]) => (
                <Row
                  key={token}
                  name={`${name}.${token}`}
                  reference={property(references?.[token])}
                  values={[value]}
                />
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  ),
};
