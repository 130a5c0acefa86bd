import type { Meta, StoryObj } from '@storybook/react-vite';
import { formFieldsOf } from '../../fixtures/form-fields.ts';
import { formPageTextsOf } from '../../fixtures/pages/forms.ts';
import { productTextsOf } from '../../fixtures/product-texts.ts';
import { Plate } from '../Plate/index.ts';
import { SideNotes } from './SideNotes.tsx';

const meta: Meta<typeof SideNotes> = {
  title: 'Layout/SideNotes',
  id: 'components-sidenotes',
  tags: ['stable', 'since-0.3.0'],
  component: SideNotes,
  parameters: {
    usage: {
      when: 'Use it in the side column of a FormLayout, for what has to be known before a form is filled in. Facts in a page of their own are a FactList.',
      keyboard: [['Tab, Shift + Tab', 'To what is shown, then to the link.']],
    },
  },
  args: { title: '' },
  render: (args, { globals }) => {
    const { repair } = formPageTextsOf(globals);
    return (
      <SideNotes
        {...args}
        title={args.title || repair.before}
        facts={args.facts ?? repair.facts.map(([name = '', text]) => ({ key: name, name, text }))}
        more={args.more ?? { href: '#rules', label: productTextsOf(globals).downloads }}
      />
    );
  },
};
export default meta;
type Story = StoryObj<typeof SideNotes>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], args: { title: 'T90', level: 3 } };

/** To look up, not to read first. */
export const Quiet: Story = { args: { quiet: true } };

/** Something to look at above the facts. */
export const WithPlate: Story = {
  tags: ['variants'],
  render: (args, { globals }) => {
    const { activate } = formPageTextsOf(globals);
    const { serial, verification } = formFieldsOf(globals);
    return (
      <SideNotes
        {...args}
        title={activate.label}
        facts={activate.facts.map(([name = '', text]) => ({ key: name, name, text }))}
      >
        <Plate code="T90" cells={[serial, verification]} />
      </SideNotes>
    );
  },
};
