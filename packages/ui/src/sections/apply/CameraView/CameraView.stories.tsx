import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect } from 'storybook/test';
import { inLanguage } from '../../../fixtures/language.ts';
import { CameraView } from './CameraView.tsx';

const textsOf = (globals: Record<string, unknown>) =>
  inLanguage(globals, {
    en: {
      label: 'Picture of the camera',
      looking: 'Hold the label in front of the camera.',
      refused: 'The browser may not use the camera. Allow it beside the address, or type the number.',
    },
    zh: {
      label: '摄像头画面',
      looking: '请将标签对准摄像头。',
      refused: '浏览器无权使用摄像头。请在地址栏旁允许，或直接填写序列号。',
    },
  });

const meta: Meta<typeof CameraView> = {
  title: 'Patterns/Apply/CameraView',
  id: 'patterns-cameraview',
  tags: ['!autodocs'],
  component: CameraView,
  args: { label: '', isRunning: true, status: '' },
  render: function Camera(args, { globals }) {
    const videoRef = useRef<HTMLVideoElement>(null);
    const { label, looking, refused } = textsOf(globals);
    return (
      <CameraView
        {...args}
        videoRef={videoRef}
        label={label}
        status={args.status || (args.isRunning ? looking : refused)}
      />
    );
  },
};
export default meta;
type Story = StoryObj<typeof CameraView>;

export const Default: Story = {};

/** Without a picture the words stand alone. */
export const Off: Story = {
  tags: ['variants'],
  args: { isRunning: false },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(textsOf(globals).refused);
    await expect(canvas.getByLabelText(textsOf(globals).label).getBoundingClientRect().height).toBe(0);
  },
};
