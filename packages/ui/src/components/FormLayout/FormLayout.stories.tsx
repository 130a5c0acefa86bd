import type { Meta, StoryObj } from '@storybook/react-vite';
import { formFieldsOf } from '../../fixtures/form-fields.ts';
import { formPageTextsOf } from '../../fixtures/pages/forms.ts';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { SectionHeading } from '../SectionHeading/index.ts';
import { SideNotes } from '../SideNotes/index.ts';
import { TextField } from '../TextField/index.ts';
import { FormLayout } from './FormLayout.tsx';

const meta: Meta<typeof FormLayout> = {
  title: 'Layout/FormLayout',
  id: 'components-formlayout',
  tags: ['stable', 'since-0.3.0'],
  component: FormLayout,
  parameters: {
    usage: {
      when: 'Use it for a page with one form: heading and Form in the column, SideNotess beside it. `plain` is for a side column that shows what the form has so far. Up to 1100 px the side column stands below the form. It takes no focus.',
    },
  },
  args: { side: null },
  render: (args, { globals }) => {
    const { activate } = formPageTextsOf(globals);
    const fields = formFieldsOf(globals);
    return (
      <FormLayout
        {...args}
        side={
          args.side ?? (
            <SideNotes
              title={activate.label}
              facts={activate.facts.map(([name = '', text]) => ({ key: name, name, text }))}
            >
              <p>{activate.labelText}</p>
            </SideNotes>
          )
        }
      >
        <SectionHeading level={1} title={activate.title} lead={activate.lead} />
        <Form
          summary={{ title: fields.failTitle }}
          actions={
            <Button type="submit" variant="signal">
              {fields.activate}
            </Button>
          }
        >
          <TextField label={fields.serial} help={fields.serialHelp} />
          <TextField label={activate.code} help={activate.codeHelp} />
        </Form>
      </FormLayout>
    );
  },
};
export default meta;
type Story = StoryObj<typeof FormLayout>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], args: { variant: 'ruled', side: 'T90' } };

/** What belongs to the fields stands above all that explains them, and what stays in view below it. */
export const Beside: Story = { args: { beside: 'T90', sticky: 'SN' } };

/** The side column shows what the form has so far. */
export const Plain: Story = { args: { variant: 'plain' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
