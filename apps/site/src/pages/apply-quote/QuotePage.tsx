import type { AircraftKey } from '@payload/catalog';
import { Banner } from '@payload/ui/Banner';
import { Button } from '@payload/ui/Button';
import type { PageProps } from '@payload/web/navigation/page.ts';
import { useTranslation } from 'react-i18next';
import { SideGroup } from '../../features/apply/FormPage.tsx';
import { ServiceFormPage } from '../../features/apply/ServiceFormPage.tsx';
import { defineServicePage } from '../../features/apply/service-page.ts';
import { useForm } from '../../features/apply/useForm.ts';
import { type QuotedModel, SetFields } from './SetFields.tsx';
import { useRequestedSet } from './useRequestedSet.ts';

interface QuoteData {
  models: QuotedModel[];
  aircraftKeys: AircraftKey[];
}

function Quote({ data: { models, aircraftKeys }, search, language }: PageProps<QuoteData>) {
  const { t } = useTranslation(['apply', 'request-fields', 'site']);
  const form = useForm('quote', language);
  const asked = useRequestedSet(
    form,
    search,
    models.map(({ code }) => code),
    aircraftKeys,
  );
  const listed = (names: readonly string[]) => names.join(t('site:words.list'));

  return (
    <ServiceFormPage
      form={form}
      language={language}
      text="quote"
      name={t('quote.title')}
      side={<SideGroup title={t('quote.before')} facts={t('quote.facts', { returnObjects: true })} />}
      above={
        asked.waiting.length > 0 && (
          <Banner
            tone="info"
            toneLabel={t('noScript.tone')}
            title={t('quote.kept')}
            actions={
              <Button size="toolbar" onClick={asked.take}>
                {t('quote.take', { models: listed(asked.waiting) })}
              </Button>
            }
          />
        )
      }
      special={{
        items: (
          <SetFields
            form={form}
            models={models}
            aircraftKeys={aircraftKeys}
            notes={[
              ...(asked.foreign.length > 0
                ? [t('quote.foreign', { count: asked.foreign.length, models: listed(asked.foreign) })]
                : []),
              ...(asked.foreignAircraft === null
                ? []
                : [t('quote.noAircraft', { aircraft: asked.foreignAircraft })]),
            ]}
          />
        ),
        aircraft: null,
      }}
    />
  );
}

export const page = defineServicePage<QuoteData>({
  name: 'quote',
  load: async ({ source, language }) => {
    const lists = Object.values(await source.productLists(language));
    const models = lists.flat().map(({ code, type, title, aircraft }) => ({ code, type, title, aircraft }));
    return { models, aircraftKeys: [...new Set(models.flatMap(({ aircraft }) => aircraft))] };
  },
  Page: Quote,
});
