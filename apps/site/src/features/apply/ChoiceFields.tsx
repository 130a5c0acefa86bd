import type { Courier, RequestProduct } from '@payload/api/contract';
import { Button } from '@payload/ui/Button';
import { Combobox, type ComboboxTranslations } from '@payload/ui/Combobox';
import { families } from '@payload/web/products/families.ts';
import { useTranslation } from 'react-i18next';
import { useFields } from './useFields.ts';
import type { ServiceForm } from './useForm.ts';

function useChoiceWords(): (field: string) => ComboboxTranslations {
  const { t } = useTranslation(['apply', 'request-fields']);
  return (field) => ({
    list: t('choices.list', { field }),
    clear: t('choices.clear', { field }),
    results: (count) => t('choices.results', { count }),
    noResults: (typed) => t('choices.none', { typed }),
  });
}

/** Which model it is: chosen, or filled in by the serial number. */
export function ModelField({ form, products }: { form: ServiceForm; products: readonly RequestProduct[] }) {
  const { t } = useTranslation(['apply', 'request-fields', 'types']);
  const words = useChoiceWords();
  const model = useFields(form)('productCode');
  return (
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
  );
}

/** Who carries the parcel to the factory. */
export function CourierField({ form, couriers }: { form: ServiceForm; couriers: readonly Courier[] }) {
  const { t } = useTranslation(['apply']);
  const words = useChoiceWords();
  const courier = useFields(form)('courier');
  return (
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
  );
}
