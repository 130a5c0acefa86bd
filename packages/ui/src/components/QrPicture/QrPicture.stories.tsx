import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longTexts, longWordsOf } from '../../fixtures/long-texts.tsx';
import { serviceOf } from '../../fixtures/service.ts';
import { QrPicture } from './QrPicture.tsx';

const meta = {
  title: 'Media/QrPicture',
  id: 'components-qrpicture',
  tags: ['stable', 'since-0.1.0'],
  component: QrPicture,
  parameters: {
    usage: {
      when: 'Use it where a phone is to be pointed at the screen. Beside it stands the same way for those who are on that phone or cannot see it: a number, a name, a link; and with `save` phones keep the picture. For any other picture use Picture.',
      keyboard: [['Tab, Enter', 'On phones: moves to the link and saves the picture.']],
    },
  },
  args: { src: '', alt: '' },
  render: (args, { globals }) => {
    const { src, alt, caption } = serviceOf(globals).qr;
    return <QrPicture caption={caption} {...args} src={src} alt={alt} />;
  },
} satisfies Meta<typeof QrPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

/** White around the code, also at night; its caption under it. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { alt, caption } = serviceOf(globals).qr;
    const picture = canvas.getByRole('img', { name: alt });
    await expect(picture.offsetWidth).toBe(112);
    await expect(picture.offsetHeight).toBe(112);
    await expect(getComputedStyle(picture).backgroundColor).toBe('rgb(255, 255, 255)');
    await expect(canvas.getByText(caption)).toBeVisible();
  },
};

export const Playground: Story = { tags: ['!test'], args: { size: 176, caption: 'T90' } };

/** Side by side, as in the footer. */
export const Row: Story = {
  render: (args, { globals }) => {
    const { src, alt, caption } = serviceOf(globals).qr;
    return (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
        <QrPicture {...args} src={src} alt={alt} caption={caption} />
        <QrPicture {...args} src={src} alt={alt} caption={caption} />
      </div>
    );
  },
};

/** In a row made tall by something else, picture and caption stay together. */
export const TallRow: Story = {
  parameters: { picture: 'off' },
  render: (args, { globals }) => {
    const { src, alt, caption } = serviceOf(globals).qr;
    return (
      <div style={{ display: 'grid', blockSize: 320 }}>
        <QrPicture {...args} src={src} alt={alt} caption={caption} />
      </div>
    );
  },
  play: async ({ canvas, globals }) => {
    const { alt, caption } = serviceOf(globals).qr;
    const picture = canvas.getByRole('img', { name: alt }).getBoundingClientRect();
    await expect(picture.width).toBe(picture.height);
    await expect(canvas.getByText(caption).getBoundingClientRect().top - picture.bottom).toBe(8);
  },
};

/** Nobody scans their own screen: phones keep the picture. */
export const Phone: Story = {
  args: { size: 176 },
  globals: { viewport: { value: 'phone' } },
  render: (args, { globals }) => {
    const { src, alt, caption, save, fileName } = serviceOf(globals).qr;
    return <QrPicture {...args} src={src} alt={alt} caption={caption} save={{ label: save, fileName }} />;
  },
  play: async ({ canvas, globals }) => {
    const { save, fileName } = serviceOf(globals).qr;
    const link = canvas.getByRole('link', { name: save });
    await expect(link).toHaveAttribute('download', fileName);
    await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

export const LongTexts: Story = {
  ...longTexts,
  render: (args, { globals }) => {
    const { src, alt } = serviceOf(globals).qr;
    return <QrPicture {...args} src={src} alt={alt} caption={longWordsOf(globals).link} />;
  },
};
