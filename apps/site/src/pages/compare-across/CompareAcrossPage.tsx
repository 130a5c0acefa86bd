import { Breadcrumb } from '@payload/ui/Breadcrumb';
import { LiveStatus } from '@payload/ui/LiveStatus';
import { LoadingBlock } from '@payload/ui/LoadingBlock';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Text } from '@payload/ui/Text';
import { acrossQueryOf, acrossViewOf } from '@payload/view-models/compare/across-view.ts';
import { COMPARE_LIMIT } from '@payload/view-models/compare/limit.ts';
import { requestedModels } from '@payload/view-models/compare/requested-models.ts';
import { RetryBanner } from '@payload/web/frame/RetryBanner.tsx';
import { definePage, type PageProps } from '@payload/web/navigation/page.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useAddressedView } from '../../features/content/useAddressedView.ts';
import { useCopiedAddress } from '../../features/content/useCopiedAddress.ts';
import { useProducts } from '../../features/content/useProducts.ts';
import { type AcrossFamily, AcrossPicker } from './AcrossPicker.tsx';
import { ComparedAcross } from './ComparedAcross.tsx';
import { FirstSets } from './FirstSets.tsx';

interface AcrossData {
  families: AcrossFamily[];
}

function CompareAcross({ data: { families }, search, language }: PageProps<AcrossData>) {
  const { t } = useTranslation(['compare-across', 'site', 'types']);
  const { pathname } = useLocation();
  const paths = pathsOf(language);
  const models = families.flatMap((family) => family.models);
  const codes = models.map(({ code }) => code);
  const aircraftKeys = [...new Set(models.flatMap(({ aircraft }) => aircraft))];
  const [view, setView] = useAddressedView(
    search,
    (query) => acrossViewOf(query, codes, aircraftKeys),
    acrossQueryOf,
  );
  const copied = useCopiedAddress(pathname + acrossQueryOf(view));
  const answer = useProducts(view.models, language);
  const asked = requestedModels(search, codes);
  const listed = (names: readonly string[]) => names.join(t('site:words.list'));
  const unfit = models.filter(
    ({ code, aircraft }) =>
      view.models.includes(code) && view.aircraft !== null && !aircraft.includes(view.aircraft),
  );
  const choose = (next: readonly string[]) => {
    copied.reset();
    setView((now) => ({ ...now, models: next }));
  };

  return (
    <>
      <Section as="div" space="head">
        <Breadcrumb
          label={t('site:frame.breadcrumb')}
          items={[{ label: t('site:menu.products'), href: paths.home }, { label: t('title') }]}
        />
        <SectionHeading level={1} title={t('title')} lead={t('lead')} />
        <noscript>
          <Text>{t('withoutScript')}</Text>
        </noscript>
        <AcrossPicker
          families={families}
          aircraftKeys={aircraftKeys}
          view={view}
          onAircraftChange={(aircraft) => setView((now) => ({ ...now, aircraft }))}
          onAdd={(code) => choose([...view.models, code])}
        />
        <LiveStatus measure>
          {view.models.length === 0 && <Text>{t('empty')}</Text>}
          {asked.foreign.length > 0 && <Text>{t('foreign', { models: listed(asked.foreign) })}</Text>}
          {asked.existing.length > COMPARE_LIMIT && (
            <Text>{t('surplus', { models: listed(asked.existing.slice(COMPARE_LIMIT)) })}</Text>
          )}
          {view.aircraft !== null && unfit.length > 0 && (
            <Text>
              {t('unfit', { aircraft: view.aircraft, models: listed(unfit.map(({ code }) => code)) })}
            </Text>
          )}
        </LiveStatus>
        {answer.state === 'loading' && view.models.length > 0 && <LoadingBlock lines={8} />}
        {answer.state === 'failed' && (
          <RetryBanner
            quiet
            toneLabel={t('failedTone')}
            title={t('failed')}
            text={t('failedText')}
            act={t('retry')}
            onRetry={answer.refresh}
          />
        )}
        {answer.state === 'ready' && answer.data.length > 0 && (
          <ComparedAcross
            products={answer.data}
            view={view}
            onViewChange={setView}
            onRemove={(code) => choose(view.models.filter((other) => other !== code))}
            copied={copied}
            language={language}
          />
        )}
      </Section>
      {view.models.length === 0 && <FirstSets language={language} />}
    </>
  );
}

export const page = definePage<AcrossData>({
  header: 'sheet',
  texts: ['compare-across', 'export'],
  load: async ({ source, language }) => {
    const lists = Object.values(await source.productLists(language));
    return {
      families: lists.flatMap((products) => {
        const [first] = products;
        return first
          ? [{ type: first.type, models: products.map(({ code, aircraft }) => ({ code, aircraft })) }]
          : [];
      }),
    };
  },
  head: (_props, t) => ({
    title: t('brand.titled', { title: t('compare-across:title') }),
    description: t('compare-across:description'),
  }),
  Page: CompareAcross,
});
