import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inLanguage } from '../../../fixtures/language.ts';
import picture from '../../../fixtures/media/night/LD5.avif';
import { FilePicture } from './FilePicture.tsx';

const words = {
  en: { alt: 'IMG_2041.jpg', caption: 'Sent with the request on 21 November' },
  zh: { alt: '现场照片.jpg', caption: '11 月 21 日随申请提交' },
};

const meta = {
  title: 'Patterns/Desk/FilePicture',
  id: 'patterns-filepicture',
  tags: ['!autodocs'],
  component: FilePicture,
  args: { src: picture, ...words.en },
  render: (args, { globals }) => <FilePicture {...args} {...inLanguage(globals, words)} />,
} satisfies Meta<typeof FilePicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { alt } = inLanguage(globals, words);
    const image = canvas.getByRole<HTMLImageElement>('img', { name: alt });
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
    await expect(image.clientWidth).toBeLessThanOrEqual(image.naturalWidth);
  },
};
