import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { cloudDocumentOf } from '../../../fixtures/cloud-document.tsx';
import { inLanguage } from '../../../fixtures/language.ts';
import { WrittenDocument } from './WrittenDocument.tsx';

const sectionsOf = (globals: Record<string, unknown>) =>
  inLanguage(globals, {
    en: [
      {
        id: 'covered',
        title: 'What is covered',
        paragraphs: ['Within seven days of receipt, a device that does not work as described is exchanged.'],
        items: ['Devices bought from the maker or a dealer', 'Accessories in the same box'],
      },
      {
        id: 'request',
        title: 'How to ask for it',
        items: [
          'Ask support, which looks at the device with you.',
          'Fill in the form.',
          'Ship the device with its request number on the box.',
        ],
        ordered: true,
      },
      { id: 'costs', title: 'What it costs', paragraphs: ['Nothing. Shipping there is yours.'] },
    ],
    zh: [
      {
        id: 'covered',
        title: '适用范围',
        paragraphs: ['签收七天内，产品与描述不符的，可以换货。'],
        items: ['从厂家或经销商处购买的产品', '同一包装内的配件'],
      },
      {
        id: 'request',
        title: '如何申请',
        items: ['联系客服，由客服远程检测。', '填写申请表。', '寄回产品，在包装上注明申请编号。'],
        ordered: true,
      },
      { id: 'costs', title: '费用', paragraphs: ['免费。寄回运费由客户承担。'] },
    ],
  });

const meta: Meta<typeof WrittenDocument> = {
  title: 'Patterns/Policy/WrittenDocument',
  id: 'patterns-writtendocument',
  tags: ['!autodocs'],
  component: WrittenDocument,
  render: (args, { globals }) => (
    <WrittenDocument
      {...args}
      sections={args.sections ?? sectionsOf(globals)}
      translations={cloudDocumentOf(globals).translations}
    />
  ),
};
export default meta;
type Story = StoryObj<typeof WrittenDocument>;

/** Each heading is listed; what is done in order is numbered. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const sections = sectionsOf(globals);
    const { translations } = cloudDocumentOf(globals);
    const links = canvas.getByRole('navigation', { name: translations.contents }).querySelectorAll('a');
    await expect([...links].map((link) => link.getAttribute('href'))).toEqual(
      sections.map(({ id }) => `#${id}`),
    );
    const numbered = [...canvasElement.querySelectorAll('article ol > li')];
    await expect(numbered.map(({ textContent }) => textContent)).toEqual(sections[1]!.items);
  },
};
