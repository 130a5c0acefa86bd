import {
  type Courier,
  descriptionMax,
  type RequestProduct,
  readVerificationCode,
} from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Button } from '@payload/ui/Button';
import { CodeField } from '@payload/ui/CodeField';
import { Combobox, type ComboboxTranslations } from '@payload/ui/Combobox';
import { FormFields } from '@payload/ui/FormFields';
import { Select } from '@payload/ui/Select';
import { TextField } from '@payload/ui/TextField';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { families } from '../content/families.ts';
import { LabelDrawing } from './LabelDrawing.tsx';
import { regions } from './regions.ts';
import { SerialField } from './SerialField.tsx';
import { useFields } from './useFields.ts';
import type { ServiceForm } from './useForm.ts';

interface FieldsProps {
  form: ServiceForm;
}

function useChoiceWords(): (field: string) => ComboboxTranslations {
  const { t } = useTranslation(['apply', 'request-fields']);
  return (field) => ({
    list: t('choices.list', { field }),
    clear: t('choices.clear', { field }),
    results: (count) => t('choices.results', { count }),
    noResults: (typed) => t('choices.none', { typed }),
  });
}

/** Who sends it, and, of a device that is shipped, where it goes back to. */
export function PersonFields({ form, isShipped }: FieldsProps & { isShipped: boolean }) {
  const { t } = useTranslation(['apply', 'request-fields', 'messages']);
  const field = useFields(form);
  return (
    <FormFields title={t('groups.you')}>
      <FormFields layout="row">
        <TextField {...field('contact')} autoComplete="name" />
        <TextField {...field('phone')} type="tel" inputMode="tel" autoComplete="tel" />
      </FormFields>
      <Select
        {...field('region')}
        placeholder={t('request-fields:region.choose')}
        options={regions.map(([value, key]) => ({ value, label: t(`request-fields:region.${key}`) }))}
      />
      {isShipped && <TextField {...field('address')} autoComplete="street-address" />}
    </FormFields>
  );
}

/** Which device it is about. */
export function DeviceFields({
  form,
  products,
  language,
}: FieldsProps & { products: readonly RequestProduct[]; language: Language }) {
  const { t } = useTranslation(['apply', 'request-fields', 'messages', 'types']);
  const field = useFields(form);
  const words = useChoiceWords();
  const model = field('productCode');
  const codes = useMemo(() => products.map(({ code }) => code), [products]);
  return (
    <FormFields title={t('groups.device')}>
      <LabelDrawing form={form} codes={codes} language={language} size="compact" />
      <SerialField form={form} codes={codes} language={language} />
      <Combobox
        {...model}
        onUnnamed={(typed) => form.noteUnnamed('productCode', typed)}
        help={
          form.isModelFilled ? (
            <>
              {t('request-fields:productCode.filled')}
              <Button
                size="toolbar"
                variant="quiet"
                // Left, the serial number would be asked for, and its answer move the button from under the press.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => {
                  form.type('productCode', '');
                  // The button goes with what it undoes.
                  document.getElementById(model.id)?.focus();
                }}
              >
                {t('request-fields:productCode.undo')}
              </Button>
            </>
          ) : (
            model.help
          )
        }
        groups={families.map(([type]) => ({
          label: t(`types:${type}.plural`),
          options: products
            .filter((product) => product.type === type)
            .map(({ code, name }) => ({ value: code, label: code, detail: name })),
        }))}
        translations={words(model.label)}
      />
    </FormFields>
  );
}

/** How the device travels to the factory. */
export function ParcelFields({ form, couriers }: FieldsProps & { couriers: readonly Courier[] }) {
  const { t } = useTranslation(['apply', 'request-fields', 'messages']);
  const field = useFields(form);
  const words = useChoiceWords();
  const courier = field('courier');
  return (
    <FormFields title={t('groups.parcel')}>
      <FormFields layout="row">
        <Combobox
          {...courier}
          onUnnamed={(typed) => form.noteUnnamed('courier', typed)}
          groups={[
            {
              label: t('choices.couriers'),
              options: couriers.map(({ code, name }) => ({ value: code, label: name })),
            },
          ]}
          translations={words(courier.label)}
        />
        <TextField {...field('trackingNumber')} variant="code" autoComplete="off" />
      </FormFields>
    </FormFields>
  );
}

/** What happened, in the customer's words. */
export function DescriptionField({ form }: FieldsProps) {
  const { t } = useTranslation(['apply', 'request-fields', 'messages']);
  const field = useFields(form);
  return (
    <FormFields title={t('groups.fault')}>
      <TextField
        {...field('description')}
        multiline
        rows={4}
        counter={{
          limit: descriptionMax,
          used: (used, limit) => t('request-fields:description.count', { used, limit }),
          tooLong: (limit) => t('request-fields:description.tooLong', { limit }),
        }}
      />
    </FormFields>
  );
}

/** The two codes that prove who has the device at hand. */
export function ActivationFields({ form }: FieldsProps) {
  const field = useFields(form);
  return (
    <>
      <CodeField {...field('verificationCode')} read={readVerificationCode} autoComplete="off" />
      <TextField {...field('activationCode')} variant="code" autoComplete="off" />
    </>
  );
}
