import type { Meta, StoryObj } from '@storybook/react-vite';
import { downloadsPageTextsOf } from '../../fixtures/pages/downloads.ts';
import { nightOf } from '../../fixtures/product-pictures.tsx';
import { productTextsOf } from '../../fixtures/product-texts.ts';
import { SearchIcon } from '../../icons/index.ts';
import { TextField } from '../TextField/index.ts';
import { PictureHeading } from './PictureHeading.tsx';

const meta: Meta<typeof PictureHeading> = {
  title: 'Layout/PictureHeading',
  id: 'components-pictureheading',
  tags: ['new', 'since-0.4.0'],
  component: PictureHeading,
  parameters: {
    usage: {
      when: 'Use it at the head of a page of files: a code or a family with its picture at the end of the line, or with a field that narrows the list below. Headings of sections are SectionHeadings.',
    },
  },
  args: { title: '', lead: '' },
  render: (args, { globals }) => (
    <PictureHeading
      picture={args.filter ? undefined : nightOf('T90')}
      {...args}
      title={args.title || productTextsOf(globals).flashingLights}
      lead={args.lead || downloadsPageTextsOf(globals).lead}
    />
  ),
};
export default meta;
type Story = StoryObj<typeof PictureHeading>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], args: { title: 'T90', code: true, lead: 'T90' } };

/** A field in the picture's place. */
export const WithFilter: Story = {
  render: (args, context) => (
    <>
      {meta.render?.(
        {
          ...args,
          filter: (
            <TextField
              label={productTextsOf(context.globals).megaphones}
              type="search"
              placeholder="T90…"
              start={<SearchIcon size={20} />}
            />
          ),
        },
        context,
      )}
    </>
  ),
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
