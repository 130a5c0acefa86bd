import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QrPicture } from '../../../components/QrPicture/index.ts';
import { inLanguage } from '../../../fixtures/language.ts';
import { serviceOf } from '../../../fixtures/service.ts';
import { ParcelSlip } from './ParcelSlip.tsx';

const meta: Meta<typeof ParcelSlip> = {
  title: 'Patterns/Account/ParcelSlip',
  id: 'patterns-parcelslip',
  tags: ['!autodocs'],
  component: ParcelSlip,
  render: (args, { globals }) => {
    const texts = inLanguage(globals, {
      en: {
        model: 'Model',
        serial: 'Serial number',
        fault: 'What is wrong',
        words: 'The beam flickers.\nIt began after rain, two days ago.',
        contact: 'Contact',
        who: 'L. Ortega',
      },
      zh: {
        model: '型号',
        serial: '序列号',
        fault: '故障描述',
        words: '灯光闪烁。\n两天前淋雨后开始。',
        contact: '联系人',
        who: '王工',
      },
    });
    return (
      <ParcelSlip
        {...args}
        items={
          args.items ?? [
            { key: 'model', name: texts.model, text: 'T90' },
            { key: 'serial', name: texts.serial, text: '7Q2F4H8K' },
            { key: 'fault', name: texts.fault, text: texts.words },
            { key: 'contact', name: texts.contact, text: texts.who },
          ]
        }
      />
    );
  },
};
export default meta;
type Story = StoryObj<typeof ParcelSlip>;

/** Two lines that were typed stay two. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [, serial, fault] = canvasElement.querySelectorAll('dd');
    await expect(fault!.offsetHeight).toBeGreaterThan(1.5 * serial!.offsetHeight);
  },
};

/** A number to scan stands beside the facts, on phones before them. What whoever opens the parcel reads is on paper only. */
export const Code: Story = {
  render: (args, { globals }) => {
    const { src, alt, caption } = serviceOf(globals).qr;
    const texts = inLanguage(globals, {
      en: { model: 'Model', other: { lang: 'zh-CN', text: '型号' } },
      zh: { model: '型号', other: { lang: 'en', text: 'Model' } },
    });
    return (
      <ParcelSlip
        {...args}
        code={<QrPicture src={src} alt={alt} caption={caption} />}
        items={[{ key: 'model', name: texts.model, otherName: texts.other, text: 'T90' }]}
      />
    );
  },
  play: async ({ canvas, globals }) => {
    const { alt } = serviceOf(globals).qr;
    const { right } = canvas.getByText('T90').getBoundingClientRect();
    await expect(canvas.getByRole('img', { name: alt }).getBoundingClientRect().left).toBeGreaterThanOrEqual(
      right,
    );
    await expect(canvas.getByText(inLanguage(globals, { en: '型号', zh: 'Model' }))).not.toBeVisible();
  },
};

export const CodeOnPhone: Story = {
  ...Code,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, globals }) => {
    const { alt } = serviceOf(globals).qr;
    const { bottom } = canvas.getByRole('img', { name: alt }).getBoundingClientRect();
    await expect(canvas.getByText('T90').getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
  },
};
