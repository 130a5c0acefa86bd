import type { Meta, StoryObj } from '@storybook/react-vite';
import { headingText } from './text.ts';
import { motion } from './tokens.ts';
import { vars } from './vars.css.ts';

const meta = { title: 'Foundations/Motion' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const uses: { name: string; duration: keyof typeof motion; curve: 'easeEnter' | 'easeLeave'; use: string }[] =
  [
    { name: 'Enter', duration: 'enter', curve: 'easeEnter', use: 'Opacity and 8 px of rise.' },
    { name: 'Leave', duration: 'leave', curve: 'easeLeave', use: 'Opacity only.' },
    { name: 'Light on a card', duration: 'light', curve: 'easeEnter', use: 'Hover and focus.' },
    {
      name: 'Carousel',
      duration: 'carousel',
      curve: 'easeEnter',
      use: 'Rests on hover, on focus and in a hidden tab; after focus only the visitor starts it again.',
    },
    { name: 'Beam, once', duration: 'reveal', curve: 'easeEnter', use: 'First visit only, by CSS alone.' },
  ];

/** The curve of a timing function on a square of 100. */
function Curve({ css }: { css: string }) {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = css.slice('cubic-bezier('.length, -1).split(',').map(Number);
  const path = `M0 100C${x1 * 100} ${100 - y1 * 100} ${x2 * 100} ${100 - y2 * 100} 100 0`;
  return (
    <svg width="120" height="120" viewBox="-2 -2 104 104" fill="none" strokeWidth="2" aria-hidden="true">
      <path d="M0 0V100H100" stroke={vars.color.line} />
      <path d={path} stroke={vars.color.text} />
    </svg>
  );
}

/**
 * Opacity and transform only; pressed is 1 px down. With reduced motion (see the toolbar): no
 * auto-advance, no transforms, no beam, states change at once.
 */
export const DurationsAndCurves: Story = {
  render: () => (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(176px, 100%), 1fr))',
        gap: 32,
      }}
    >
      {uses.map(({ name, duration, curve, use }) => (
        <li key={name} style={{ display: 'grid', alignContent: 'start', gap: 4 }}>
          <Curve css={motion[curve]} />
          <h2 style={{ fontWeight: 700, marginBlockStart: 8 }}>{name}</h2>
          <p style={{ ...headingText, fontSize: vars.type.tXl }}>
            {motion[duration].replace('ms', '\u2009ms')}
          </p>
          <code style={{ fontFamily: vars.font.mono, fontSize: vars.type.tXs }}>
            motion.{duration}, motion.{curve}
          </code>
          <p style={{ color: vars.color.quiet, fontSize: vars.type.tSm }}>{use}</p>
        </li>
      ))}
    </ul>
  ),
};
