import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../../components/Button/index.ts';
import { Form } from '../../../components/Form/index.ts';
import { SectionHeading } from '../../../components/SectionHeading/index.ts';
import { SideNotes } from '../../../components/SideNotes/index.ts';
import { TextField } from '../../../components/TextField/index.ts';
import { formFieldsOf } from '../../../fixtures/form-fields.ts';
import { formPageTextsOf } from '../../../fixtures/pages/forms.ts';
import { FormLayout } from './FormLayout.tsx';

const meta: Meta<typeof FormLayout> = {
  title: 'Patterns/Apply/FormLayout',
  id: 'patterns-formlayout',
  tags: ['!autodocs'],
  component: FormLayout,
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

/** What belongs to the fields stands above all that explains them, and what stays in view below it. */
export const Beside: Story = { args: { beside: 'T90', sticky: 'SN' } };
