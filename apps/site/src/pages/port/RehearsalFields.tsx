import { FormFields } from '@payload/ui/FormFields';
import { Select, type SelectProps } from '@payload/ui/Select';

/** What a rehearsal goes on with: a choice each, side by side. */
export function RehearsalFields({
  choices,
}: {
  choices: readonly (Pick<SelectProps, 'options' | 'value' | 'onValueChange'> & { label: string })[];
}) {
  return (
    <FormFields layout="row">
      {choices.map((choice) => (
        <Select key={choice.label} {...choice} />
      ))}
    </FormFields>
  );
}
