import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { BeamCode } from './BeamCode.tsx';

const meta: Meta<typeof BeamCode> = {
  title: 'Feedback/BeamCode',
  id: 'components-beamcode',
  tags: ['new', 'since-0.4.0'],
  component: BeamCode,
  parameters: {
    usage: {
      when: 'Use it for a status set as a code that a lamp finds in the dark, on a StatusPage. Its parent is the stage: there the beam follows the pointer, a finger and the focus, and is clipped. Its angle is the one that the catalogue states; half of the light is left at its edge, a quarter at twice the distance. A beam that is measured is a BeamInstrument.',
      keyboard: [['Tab', 'The beam goes to what has the focus on its stage.']],
    },
  },
  args: { code: '404', angle: 11 },
  render: (args) => (
    <div
      data-theme="night"
      style={{ position: 'relative', overflow: 'clip', padding: '48px 24px 160px', background: '#07090C' }}
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

export const Playground: Story = { args: { code: 'T90', angle: 14, seconds: 10 } };

export const LongTexts: Story = { args: { code: '404' }, globals: { viewport: { value: 'narrow' } } };

export const Chinese: Story = { globals: { language: 'zh' } };
