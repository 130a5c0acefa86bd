import { quoteModelsMax, quoteQuantityMax } from '@payload/api/contract';
import type { AircraftKey, ProductType } from '@payload/catalog';
import { type QuoteItem, quantityOf, quoteItemsOf, quoteItemsText } from '@payload/flows/apply';
import { Combobox } from '@payload/ui/Combobox';
import { LiveStatus } from '@payload/ui/LiveStatus';
import { Select } from '@payload/ui/Select';
import { QuantityList } from '@payload/ui/sections/apply/QuantityList';
import { Text } from '@payload/ui/Text';
import { ProductPicture } from '@payload/web/products/ProductPicture.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFields } from '../../features/apply/useFields.ts';
import type { ServiceForm } from '../../features/apply/useForm.ts';

/** A model that a price can be asked for. */
export interface QuotedModel {
  readonly code: string;
  readonly type: ProductType;
  readonly title: string;
  readonly aircraft: readonly AircraftKey[];
}

interface SetFieldsProps {
  form: ServiceForm;
  models: readonly QuotedModel[];
  aircraftKeys: readonly AircraftKey[];
  /** What else is to be said of the set. */
  notes: readonly string[];
}

const unnamed = { code: '', isNew: false };

/** Whether so many can be asked for. */
function isAsked(item: QuoteItem): boolean {
  const quantity = quantityOf(item);
  return quantity >= 1 && quantity <= quoteQuantityMax;
}

/** Which models, how many of each, and what is to carry them. */
export function SetFields({ form, models, aircraftKeys, notes }: SetFieldsProps) {
  const { t } = useTranslation(['apply', 'request-fields', 'site', 'types']);
  const field = useFields(form);
  const { typed, errors } = form.context;
  const items = quoteItemsOf(typed.items);
  // What the field names is in the set at once. Where it came with that, it goes again as the visitor types on: T9, T90, T90V2.
  const [named, setNamed] = useState(unnamed);
  const keep = (next: readonly QuoteItem[]) => form.type('items', quoteItemsText(next));
  const choose = (code: string) => {
    const others = items.filter((item) => !named.isNew || item.code !== named.code);
    const isNew = code !== '' && !others.some((item) => item.code === code);
    setNamed({ code, isNew });
    if (isNew || named.isNew) keep(isNew ? [...others, { code, quantity: '1' }] : others);
  };
  const { name: _name, value: _value, onValueChange: _change, onBlur, ...adding } = field('items');
  const aircraft = field('aircraft');
  const isFull = items.length >= quoteModelsMax && named.code === '';
  const unfit = models.filter(
    (model) =>
      items.some(({ code }) => code === model.code) &&
      typed.aircraft !== '' &&
      !model.aircraft.some((key) => key === typed.aircraft),
  );
  const settle = () => {
    setNamed(unnamed);
    onBlur();
  };

  return (
    <>
      <Combobox
        {...adding}
        required={items.length === 0}
        disabled={isFull}
        groups={familiesOf(models).map(([type, ofFamily]) => ({
          label: t(`types:${type}.plural`),
          options: ofFamily.map(({ code, title }) => ({ value: code, label: code, detail: title })),
        }))}
        value={named.code}
        onValueChange={choose}
        onUnnamed={(words) => form.noteUnnamed('items', words)}
        onBlur={settle}
        onKeyDown={(event) => {
          // The form is not sent while models are put together.
          if (event.key !== 'Enter' || event.currentTarget.getAttribute('aria-expanded') === 'true') return;
          event.preventDefault();
          setNamed(unnamed);
        }}
        translations={{
          list: t('choices.list', { field: adding.label }),
          clear: t('choices.clear', { field: adding.label }),
          results: (count) => t('choices.results', { count }),
          noResults: (words) => t('choices.none', { typed: words }),
        }}
      />
      {items.length > 0 && (
        <QuantityList
          aria-label={t('quote.list')}
          max={quoteQuantityMax}
          items={items.map((item) => ({
            code: item.code,
            detail: models.find(({ code }) => code === item.code)?.title,
            picture: <ProductPicture resUrl={`products/${item.code}.webp`} sizes="64px" />,
            quantity: item.quantity,
            invalid: errors.items !== undefined && !isAsked(item),
          }))}
          onQuantityChange={(code, quantity) =>
            keep(items.map((item) => (item.code === code ? { code, quantity } : item)))
          }
          onRemove={(code) => {
            if (code === named.code) setNamed(unnamed);
            keep(items.filter((item) => item.code !== code));
          }}
          translations={{
            quantity: (code) => t('quote.quantity', { code }),
            fewer: (code) => t('quote.fewer', { code }),
            more: (code) => t('quote.more', { code }),
            remove: (code) => t('quote.remove', { code }),
          }}
        />
      )}
      <LiveStatus>
        {items.length > 0 && (
          <Text size="sm" tone="quiet">
            {t('quote.count', {
              count: items.length,
              pieces: items.reduce((sum, item) => sum + (isAsked(item) ? quantityOf(item) : 0), 0),
            })}
          </Text>
        )}
        {notes.map((note) => (
          <Text key={note} size="sm">
            {note}
          </Text>
        ))}
        {isFull && <Text size="sm">{t('quote.full')}</Text>}
        {unfit.length > 0 && (
          <Text size="sm">
            {t('quote.unfit', {
              aircraft: typed.aircraft,
              models: unfit.map(({ code }) => code).join(t('site:words.list')),
            })}
          </Text>
        )}
      </LiveStatus>
      <Select
        {...aircraft}
        options={[
          { value: '', label: t('request-fields:aircraft.any') },
          ...aircraftKeys.map((key) => ({ value: key, label: key })),
        ]}
      />
    </>
  );
}

/** The models by family, in the order they come. */
function familiesOf(models: readonly QuotedModel[]): [type: ProductType, models: QuotedModel[]][] {
  const families = new Map<ProductType, QuotedModel[]>();
  for (const model of models) families.set(model.type, [...(families.get(model.type) ?? []), model]);
  return [...families];
}
