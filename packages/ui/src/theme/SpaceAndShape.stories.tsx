import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { Scale } from '../components/Scale/index.ts';
import { control, radius, space, stroke } from './tokens.ts';
import { vars } from './vars.css.ts';

const meta = { title: 'Foundations/Spacing and shape' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 24 } as const;
const caption = { display: 'block', color: vars.color.quiet, fontSize: vars.type.tXs } as const;

function Samples({
  group,
  tokens,
  look,
}: {
  group: string;
  tokens: Readonly<Record<string, number>>;
  look: (pixels: number) => CSSProperties;
}) {
  return (
    <ul style={line}>
      {Object.entries(tokens).map(([name, pixels]) => (
        <li key={name}>
          <span aria-hidden="true" style={{ display: 'block', marginBlockEnd: 8, ...look(pixels) }} />
          {pixels} px
          <code style={{ ...caption, fontFamily: vars.font.mono }}>
            {group}.{name}
          </code>
        </li>
      ))}
    </ul>
  );
}

/** Nine steps on a base of 4 px, named by their pixels. Sections stand 96 px apart, 64 on phones. */
export const SpacingScale: Story = {
  render: () => (
    <Samples
      group="space"
      tokens={space}
      look={(inlineSize) => ({ inlineSize, blockSize: 56, backgroundColor: vars.color.text })}
    />
  ),
};

/** Corners of 2 px for plates and tables, of 6 px for controls and cards. */
export const Corners: Story = {
  render: () => (
    <Samples
      group="radius"
      tokens={radius}
      look={(borderRadius) => ({
        inlineSize: 160,
        blockSize: 88,
        border: `1px solid ${vars.color.control}`,
        borderRadius,
        backgroundColor: vars.color.raised,
      })}
    />
  ),
};

/** Hairline 1 px, head of a table and error 2 px, active tab 3 px. Hairlines come before shadows. */
export const Lines: Story = {
  render: () => (
    <Samples
      group="stroke"
      tokens={stroke}
      look={(blockSize) => ({ inlineSize: 160, blockSize, backgroundColor: vars.color.text })}
    />
  ),
};

/** Nothing that is touched is lower than 44 px. */
export const Controls: Story = {
  render: () => {
    const { padding: _padding, ...heights } = control;
    return (
      <Samples
        group="control"
        tokens={heights}
        look={(blockSize) => ({
          inlineSize: 160,
          blockSize,
          border: `1px solid ${vars.color.control}`,
          borderRadius: vars.radius.control,
        })}
      />
    );
  },
};

/** A shadow only on what floats: dialog, menu, consult panel. */
export const Shadow: Story = {
  render: () => (
    <div style={{ padding: 48 }}>
      <p
        style={{
          maxInlineSize: 320,
          padding: 32,
          borderRadius: vars.radius.control,
          backgroundColor: vars.color.raised,
          boxShadow: vars.color.floatShadow,
        }}
      >
        color.floatShadow
      </p>
    </div>
  ),
};

/** The scale: ticks 8 px apart, each fifth tall. Carousel position, range ruler, progress, nothing else. */
export const Ticks: Story = { render: () => <Scale ticks={40} lit={[0, 24]} /> };
