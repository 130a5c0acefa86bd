import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banner } from '../components/Banner/index.ts';
import { feedbackOf } from '../fixtures/feedback.ts';
import { contrast } from './contrast.ts';
import { type ColorTokens, grounds } from './grounds.ts';
import { headingText } from './text.ts';
import { vars } from './vars.css.ts';

const meta = { title: 'Foundations/Colour', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type Role = Exclude<keyof ColorTokens, 'floatShadow'>;

/** What a role is for, and what it is measured on: all surfaces, the signal, or nothing where it is decoration. */
const roles: { role: Role; use: string; on?: 'surfaces' | 'signal' }[] = [
  { role: 'ground', use: 'Page ground' },
  { role: 'raised', use: 'Cards, fields' },
  { role: 'raised2', use: 'Wells, bars' },
  { role: 'line', use: 'Hairline' },
  { role: 'control', use: 'Control border', on: 'surfaces' },
  { role: 'text', use: 'Text', on: 'surfaces' },
  { role: 'quiet', use: 'Quiet text', on: 'surfaces' },
  { role: 'signal', use: 'Signal: one action', on: 'surfaces' },
  { role: 'onSignal', use: 'Text on signal', on: 'signal' },
  { role: 'signalHover', use: 'Signal, hovered', on: 'surfaces' },
  { role: 'signalPressed', use: 'Signal, pressed' },
  { role: 'beam', use: 'Beam: light', on: 'surfaces' },
  { role: 'focus', use: 'Focus ring', on: 'surfaces' },
  { role: 'positive', use: 'Success, best figure', on: 'surfaces' },
  { role: 'caution', use: 'Caution, warnings', on: 'surfaces' },
  { role: 'critical', use: 'Errors, failures', on: 'surfaces' },
];

/** Each ground on itself, whatever the toolbar says. */
const panels = [
  { name: 'Night', theme: 'night', ground: 'night', colors: grounds.night },
  { name: 'Sheet, paper', theme: 'sheet', ground: 'paper', colors: grounds.paper },
  { name: 'Sheet, dark paper', theme: 'sheet', ground: 'dark', colors: grounds.darkPaper },
];

type PanelProps = { name: string; theme: string; ground: string; colors: ColorTokens };

function Panel({ name, theme, ground, colors }: PanelProps) {
  const row = { borderBlockStart: `1px solid ${vars.color.line}` };
  const head = { paddingBlock: 8, fontWeight: 400, lineHeight: 1.35, textAlign: 'start' } as const;
  const figure = { paddingInlineStart: 8, textAlign: 'end' } as const;
  return (
    <section data-theme={theme} data-ground={ground} style={{ padding: 32 }}>
      <h2 style={{ ...headingText, fontSize: vars.type.tXl, marginBlockEnd: 16 }}>{name}</h2>
      <table style={{ inlineSize: '100%', fontSize: vars.type.tSm, fontVariantNumeric: 'tabular-nums' }}>
        <thead style={{ color: vars.color.quiet, fontSize: vars.type.tXs, verticalAlign: 'bottom' }}>
          <tr>
            <th colSpan={2} scope="col" style={head}>
              Role, token
            </th>
            <th scope="col" style={head}>
              Hex
            </th>
            <th scope="col" style={{ ...head, ...figure }}>
              On ground
            </th>
            <th scope="col" style={{ ...head, ...figure }}>
              Raised, lowest
            </th>
          </tr>
        </thead>
        <tbody>
          {roles.map(({ role, use, on }) => (
            <tr key={role} style={row}>
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
              <th scope="row" style={{ fontWeight: 400, lineHeight: 1.35, textAlign: 'start' }}>
                {use}
                <code style={{ display: 'block', color: vars.color.quiet, fontSize: vars.type.tXs }}>
                  {role}
                </code>
              </th>
              <td style={{ color: vars.color.quiet, fontFamily: vars.font.mono, fontSize: vars.type.tXs }}>
                {colors[role]}
              </td>
              <td style={{ ...figure, fontWeight: 700 }}>
                {on && contrast(colors[role], on === 'signal' ? colors.signal : colors.ground).toFixed(1)}
              </td>
              <td style={{ ...figure, color: vars.color.quiet }}>
                {on === 'surfaces' &&
                  Math.min(
                    contrast(colors[role], colors.raised),
                    contrast(colors[role], colors.raised2),
                  ).toFixed(1)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/**
 * Two themes, one set of tokens. Beside a colour its contrast, measured as you look: on the ground,
 * then the lowest on what is raised. Words need 4.5, borders and large codes 3.
 */
export const AllGrounds: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))' }}>
      {panels.map((panel) => (
        <Panel key={panel.name} {...panel} />
      ))}
    </div>
  ),
};

const states = [
  { tone: 'critical', use: 'Errors: what failed, and what to do' },
  { tone: 'caution', use: 'Cautions: what must not happen' },
  { tone: 'positive', use: 'Success: done, best figure' },
] as const;

/** A state is said by icon and words first. Its colour is text, border or icon, never a ground. */
export const ErrorCautionSuccess: Story = {
  name: 'Error, caution, success',
  render: (_args, { globals }) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))' }}>
      {panels.map(({ name, theme, ground, colors }) => (
        <section key={name} data-theme={theme} data-ground={ground} style={{ padding: 32 }}>
          <h2 style={{ ...headingText, fontSize: vars.type.tXl, marginBlockEnd: 24 }}>{name}</h2>
          {states.map(({ tone, use }) => {
            const { tones, messages } = feedbackOf(globals);
            return (
              <div key={tone} style={{ display: 'grid', gap: 8, marginBlockEnd: 32 }}>
                <Banner tone={tone} toneLabel={tones[tone]} title={messages[tone].title}>
                  {messages[tone].text}
                </Banner>
                <p style={{ display: 'flex', flexWrap: 'wrap', columnGap: 16, fontSize: vars.type.tSm }}>
                  {use}
                  <code style={{ color: vars.color.quiet, fontFamily: vars.font.mono }}>
                    color.{tone} {colors[tone]} {contrast(colors[tone], colors.ground).toFixed(1)}
                  </code>
                </p>
              </div>
            );
          })}
        </section>
      ))}
    </div>
  ),
};
