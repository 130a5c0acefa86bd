import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, spyOn, waitFor } from 'storybook/test';
import { BeamCode } from './BeamCode.tsx';

const meta: Meta<typeof BeamCode> = {
  title: 'Patterns/Errors/BeamCode',
  id: 'patterns-beamcode',
  tags: ['!autodocs'],
  component: BeamCode,
  parameters: {
    // The code measures by the page and its margins: in a narrower box its last figure is cut off.
    layout: 'fullscreen',
  },
  args: { code: '404', angle: 11 },
  render: (args) => (
    <div
      data-theme="night"
      style={{
        position: 'relative',
        overflow: 'clip',
        paddingInline: 'var(--pl-page-margin)',
        paddingBlock: '48px 160px',
        background: '#07090C',
      }}
    >
      <BeamCode {...args} />
    </div>
  ),
};
export default meta;
type Story = StoryObj<typeof BeamCode>;

/** The beam turns to where the pointer is, unless less motion is wanted. */
export const Default: Story = {
  play: async ({ canvas }) => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const root = canvas.getByText('404').parentElement!;
    const { left, right, bottom } = root.getBoundingClientRect();
    const aim = () => Number.parseFloat(root.style.getPropertyValue('--aim'));
    await fireEvent.pointerMove(root, { clientX: left, clientY: bottom });
    await waitFor(() => expect(aim()).toBeGreaterThan(190));
    await fireEvent.pointerMove(root, { clientX: right, clientY: bottom });
    await waitFor(() => expect(aim()).toBeLessThan(170));
  },
};

const aimOf = (code: HTMLElement) => Number.parseFloat(code.style.getPropertyValue('--aim'));

/** The beam follows the pointer, and goes to what has the focus on its stage. */
export const Following: Story = {
  parameters: { picture: 'off' },
  beforeEach: () => {
    const asked = window.matchMedia.bind(window);
    const answers = spyOn(window, 'matchMedia').mockImplementation((query) =>
      asked(query.replace(/\(prefers-reduced-motion: reduce\)/u, 'not all')),
    );
    return () => answers.mockRestore();
  },
  render: (args) => (
    <div data-theme="night" style={{ position: 'relative', overflow: 'clip', background: '#07090C' }}>
      <BeamCode {...args} />
      <a href="#home" style={{ float: 'right', color: 'white' }}>
        {args.code}
      </a>
    </div>
  ),
  play: async ({ canvas }) => {
    const code = canvas.getAllByText('404')[0]!.parentElement!;
    const { left, right, bottom } = code.getBoundingClientRect();
    await fireEvent.pointerMove(code, { clientX: right, clientY: bottom });
    await waitFor(() => expect(aimOf(code)).toBeLessThan(170));
    await fireEvent.pointerMove(code, { clientX: left, clientY: bottom });
    await waitFor(() => expect(aimOf(code)).toBeGreaterThan(190));
    canvas.getByRole('link').focus();
    await waitFor(() => expect(aimOf(code)).toBeLessThan(170));
  },
};

/** Where less motion is wanted nothing turns. */
export const LessMotion: Story = {
  globals: { motion: 'reduced' },
  parameters: { picture: 'off' },
  play: async ({ canvas }) => {
    const code = canvas.getByText('404').parentElement!;
    const before = getComputedStyle(code).getPropertyValue('--aim');
    const { right, bottom } = code.getBoundingClientRect();
    await fireEvent.pointerMove(code, { clientX: right, clientY: bottom });
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await expect(getComputedStyle(code).getPropertyValue('--aim')).toBe(before);
  },
};
