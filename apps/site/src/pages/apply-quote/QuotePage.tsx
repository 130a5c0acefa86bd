import { descriptionMax } from '@payload/api/contract';
import type { AircraftKey } from '@payload/catalog';
import { Banner } from '@payload/ui/Banner';
import { Button } from '@payload/ui/Button';
import { FormFields } from '@payload/ui/FormFields';
import { TextField } from '@payload/ui/TextField';
import { useTranslation } from 'react-i18next';
import { PersonFields } from '../../features/apply/Fields.tsx';
import { FormPage, SideGroup } from '../../features/apply/FormPage.tsx';
import { ServiceFormView } from '../../features/apply/ServiceFormView.tsx';
import { defineServicePage } from '../../features/apply/service-page.ts';
import { useFields } from '../../features/apply/useFields.ts';
import { useForm } from '../../features/apply/useForm.ts';
import type { PageProps } from '../../platform/navigation/page.ts';
import { type QuotedModel, SetFields } from './SetFields.tsx';
import { useAskedSet } from './useAskedSet.ts';

interface QuoteData {
  models: QuotedModel[];
  aircraftKeys: AircraftKey[];
}

function Quote({ data: { models, aircraftKeys }, search, language }: PageProps<QuoteData>) {
  const { t } = useTranslation(['apply', 'request-fields', 'site']);
  const form = useForm('quote', language);
  const field = useFields(form);
  const asked = useAskedSet(
    form,
    search,
    models.map(({ code }) => code),
    aircraftKeys,
  );
  const listed = (names: readonly string[]) => names.join(t('site:words.list'));
  const optional = { required: false, labelNote: t('quote.optional') };

  return (
    <FormPage
      name={t('quote.title')}
      title={t('quote.title')}
      lead={t('quote.lead')}
      side={<SideGroup title={t('quote.before')} facts={t('quote.facts', { returnObjects: true })} />}
    >
      {asked.waiting.length > 0 && (
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
      )}
      <ServiceFormView form={form} language={language} act={t('quote.act')}>
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
        <FormFields title={t('groups.use')}>
          <FormFields layout="row">
            <TextField {...field('place')} />
            <TextField {...field('wantedBy')} {...optional} type="date" />
          </FormFields>
          <TextField
            {...field('note')}
            {...optional}
            multiline
            rows={3}
            counter={{
              limit: descriptionMax,
              used: (used, limit) => t('request-fields:description.count', { used, limit }),
              tooLong: (limit) => t('request-fields:description.tooLong', { limit }),
            }}
          />
        </FormFields>
        <PersonFields form={form} isShipped={false} />
      </ServiceFormView>
    </FormPage>
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
