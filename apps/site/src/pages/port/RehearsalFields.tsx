import type { RehearsalFault } from '@payload/flows/firmware-upgrade';
import { FormFields } from '@payload/ui/FormFields';
import { Select, type SelectProps } from '@payload/ui/Select';
import { useTranslation } from 'react-i18next';

interface RehearsalFieldsProps {
  model: Pick<SelectProps, 'options' | 'value' | 'onValueChange'>;
  /** What can go wrong, and what does. */
  fault: Pick<SelectProps, 'value' | 'onValueChange'> & { values: readonly RehearsalFault[] };
}

/** What a rehearsal goes on with: the device and what goes wrong, side by side. */
export function RehearsalFields({ model, fault: { values, ...fault } }: RehearsalFieldsProps) {
  const { t } = useTranslation('rehearsal');
  return (
    <FormFields layout="row">
      <Select label={t('model')} {...model} />
      <Select
        label={t('fault')}
        options={values.map((value) => ({ value, label: t(`faults.${value}`) }))}
        {...fault}
      />
    </FormFields>
  );
}
