import type { Meta, StoryObj } from '@storybook/react-vite';
import { productTextsOf } from '../../fixtures/product-texts.ts';
import { Button } from '../Button/index.ts';
import { PhraseText } from '../PhraseText/index.ts';
import { SectionHeading } from './SectionHeading.tsx';

const meta: Meta<typeof SectionHeading> = {
  component: SectionHeading,
  args: { title: '' },
  render: (args, { globals }) => {
    const texts = productTextsOf(globals);
    return (
      <SectionHeading
        {...args}
        title={args.title || <PhraseText phrases={texts.aircraftTitle} />}
        lead={texts.aircraftLead}
      />
    );
  },
};
export default meta;
type Story = StoryObj<typeof SectionHeading>;

export const Default: Story = {};

export const Playground: Story = { args: { title: 'T90', layout: 'split', size: 'l', level: 1 } };

/** Title in five columns, lead in seven, on one baseline. */
export const Split: Story = { args: { layout: 'split', size: 's' } };

/** The first heading of a page. */
export const Large: Story = { args: { layout: 'split', size: 'l', level: 1 } };

export const WithActions: Story = {
  render: (args, { globals }) => {
    const texts = productTextsOf(globals);
    return (
      <SectionHeading
        {...args}
        title={<PhraseText phrases={texts.compareTitle} />}
        actions={<Button variant="outline">{texts.compare}</Button>}
      />
    );
  },
};
