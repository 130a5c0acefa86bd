import type { AircraftKey, ProductType } from '@payload/catalog';
import { Actions } from '@payload/ui/Actions';
import { Breadcrumb } from '@payload/ui/Breadcrumb';
import { Button } from '@payload/ui/Button';
import { Columns } from '@payload/ui/Columns';
import { Combobox } from '@payload/ui/Combobox';
import { DownloadIcon, LinkIcon, PrintIcon } from '@payload/ui/icons';
import { Link } from '@payload/ui/Link';
import { LiveStatus } from '@payload/ui/LiveStatus';
import { LoadingBlock } from '@payload/ui/LoadingBlock';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Select } from '@payload/ui/Select';
import { Switch } from '@payload/ui/Switch';
import { Text } from '@payload/ui/Text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useMyAircraft } from '../../features/aircraft/my-aircraft.ts';
import { askedModels } from '../../features/content/asked-models.ts';
import { useAddressedView } from '../../features/content/useAddressedView.ts';
import { COMPARE_LIMIT } from '../../features/content/useCompareChoice.ts';
import { useCopiedAddress } from '../../features/content/useCopiedAddress.ts';
import { useProducts } from '../../features/content/useProducts.ts';
import { RetryBanner } from '../../features/errors/RetryBanner.tsx';
import { definePage, type PageProps } from '../../platform/navigation/page.ts';
import { pathsOf } from '../../platform/navigation/paths.ts';
import { LazyPart } from '../../platform/rendering/LazyPart.tsx';
import { AcrossTable } from './AcrossTable.tsx';
import { acrossQueryOf, acrossViewOf } from './across-view.ts';
import { drawnComparison } from './drawn-comparison-part.ts';
import { FirstSets } from './FirstSets.tsx';

interface AcrossData {
  families: { type: ProductType; models: { code: string; aircraft: AircraftKey[] }[] }[];
}

function CompareAcross({ data: { families }, search, language }: PageProps<AcrossData>) {
  const { t } = useTranslation(['compare-across', 'site', 'types']);
  const { pathname } = useLocation();
  const paths = pathsOf(language);
  const models = families.flatMap((family) => family.models);
  const codes = models.map(({ code }) => code);
  const aircraftKeys = [...new Set(models.flatMap(({ aircraft }) => aircraft))];
  const own = useMyAircraft();
  const [view, setView] = useAddressedView(
    search,
    (query) => acrossViewOf(query, codes, aircraftKeys),
    acrossQueryOf,
  );
  const [chosen, setChosen] = useState('');
  const copied = useCopiedAddress(pathname + acrossQueryOf(view));
  const answer = useProducts(view.models, language);
  const asked = askedModels(search, codes);
  const listed = (names: readonly string[]) => names.join(t('site:words.list'));
  const unfit = models.filter(
    ({ code, aircraft }) =>
      view.models.includes(code) && view.aircraft !== null && !aircraft.includes(view.aircraft),
  );
  const kept = acrossQueryOf({ ...view, differencesOnly: false, drawn: false });
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
        <Columns>
          <Select
            label={t('aircraft')}
            options={[
              { value: '', label: t('anyAircraft') },
              ...aircraftKeys.map((key) => ({
                value: key,
                label: key === own ? `${key} ${t('site:mine.label')}` : key,
              })),
            ]}
            value={view.aircraft ?? ''}
            onValueChange={(key) =>
              setView((now) => ({ ...now, aircraft: aircraftKeys.find((each) => each === key) ?? null }))
            }
          />
          <Combobox
            // Once added it is no option any more; the field is there for the next.
            key={view.models.join()}
            label={t('add')}
            help={t('addNote', { count: view.models.length })}
            disabled={view.models.length >= COMPARE_LIMIT}
            groups={families.map(({ type, models: ofFamily }) => ({
              label: t(`types:${type}.plural`),
              options: ofFamily
                .filter(
                  ({ code, aircraft }) =>
                    !view.models.includes(code) &&
                    (view.aircraft === null || aircraft.includes(view.aircraft)),
                )
                .map(({ code }) => ({ value: code, label: code })),
            }))}
            value={chosen}
            onValueChange={setChosen}
            translations={{
              list: t('list'),
              clear: t('clear'),
              results: (count) => t('results', { count }),
              noResults: (typed) => t('noResults', { typed }),
            }}
          />
        </Columns>
        <Actions>
          <Button
            disabled={chosen === '' || view.models.length >= COMPARE_LIMIT}
            onClick={() => {
              choose([...view.models, chosen]);
              setChosen('');
            }}
          >
            {t('act')}
          </Button>
        </Actions>
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
            onRetry={answer.retry}
          />
        )}
        {answer.state === 'ready' && answer.data.length > 0 && (
          <>
            <Actions gap="close">
              <Switch
                label={t('drawn')}
                checked={view.drawn}
                onCheckedChange={(on) => setView((now) => ({ ...now, drawn: on }))}
              />
              <Switch
                label={t('differencesOnly')}
                checked={view.differencesOnly}
                disabled={view.drawn}
                onCheckedChange={(on) => setView((now) => ({ ...now, differencesOnly: on }))}
              />
              <Button size="toolbar" start={<LinkIcon />} onClick={copied.copy}>
                {copied.state === 'copied' ? t('linkCopied') : t('copyLink')}
              </Button>
              <Button size="toolbar" start={<PrintIcon />} onClick={() => window.print()}>
                {t('print')}
              </Button>
              {answer.data.length > 1 && (
                <>
                  <Button
                    size="toolbar"
                    start={<DownloadIcon />}
                    href={`/data/${language}/compare.csv${kept}`}
                    download
                  >
                    {t('saveTable')}
                  </Button>
                  <Button
                    size="toolbar"
                    start={<DownloadIcon />}
                    href={`/data/${language}/compare.pdf${kept}`}
                    download
                  >
                    {t('savePaper')}
                  </Button>
                </>
              )}
            </Actions>
            {copied.state === 'refused' && <Text role="alert">{t('copyFailed')}</Text>}
            {view.drawn ? (
              <LazyPart of={drawnComparison} language={language} fallback={<LoadingBlock lines={8} />}>
                {({ DrawnComparison }) => (
                  <DrawnComparison
                    products={answer.data}
                    aircraft={view.aircraft}
                    distance={view.at}
                    onDistanceChange={(at) => setView((now) => ({ ...now, at }))}
                  />
                )}
              </LazyPart>
            ) : (
              <AcrossTable
                products={answer.data}
                aircraft={view.aircraft}
                differencesOnly={view.differencesOnly}
                onRemove={(code) => choose(view.models.filter((other) => other !== code))}
                language={language}
              />
            )}
            <Link variant="arrow" href={paths.quote(view.models, view.aircraft ?? '')}>
              {t('quote')}
            </Link>
          </>
        )}
      </Section>
      {view.models.length === 0 && <FirstSets language={language} />}
    </>
  );
}

export const page = definePage<AcrossData>({
  header: 'sheet',
  texts: ['compare-across'],
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
