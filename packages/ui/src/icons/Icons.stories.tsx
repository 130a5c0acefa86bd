import type { Meta, StoryObj } from '@storybook/react-vite';
import { vars } from '../theme/vars.css.ts';
import * as icons from './index.ts';

const meta = { title: 'Foundations/Icons' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** 24 px grid, 1.5 px line (1.75 at 16), square caps, mitred joins, no fill. Always with a word beside it, or a name. */
export const All: Story = {
  render: () => (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
        borderBlockStart: `1px solid ${vars.color.line}`,
        borderInlineStart: `1px solid ${vars.color.line}`,
      }}
    >
      {Object.entries(icons).map(([name, Icon]) => (
        <li
          key={name}
          style={{
            display: 'grid',
            justifyItems: 'center',
            gap: 12,
            paddingBlock: 20,
            borderBlockEnd: `1px solid ${vars.color.line}`,
            borderInlineEnd: `1px solid ${vars.color.line}`,
            backgroundColor: vars.color.raised,
          }}
        >
          <span style={{ display: 'flex', alignItems: 'end', gap: 12 }}>
            <Icon />
            <Icon size={16} />
          </span>
          <span style={{ color: vars.color.quiet, fontSize: vars.type.tXs }}>{name}</span>
        </li>
      ))}
    </ul>
  ),
};
