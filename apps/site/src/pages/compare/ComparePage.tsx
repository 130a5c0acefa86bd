import type { CompareParams } from '@payload/api/contract';
import { Actions } from '@payload/ui/Actions';
import { Breadcrumb } from '@payload/ui/Breadcrumb';
import { Checkbox } from '@payload/ui/Checkbox';
import { Link } from '@payload/ui/Link';
import { LoadingBlock } from '@payload/ui/LoadingBlock';
import { Note } from '@payload/ui/Note';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Switch } from '@payload/ui/Switch';
import { ModelPicker } from '@payload/ui/sections/compare/ModelPicker';
import { Text } from '@payload/ui/Text';
import { COMPARE_LIMIT } from '@payload/view-models/compare/limit.ts';
import { definePage, type PageProps } from '@payload/web/navigation/page.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { LazyPart } from '@payload/web/rendering/LazyPart.tsx';
import { useTranslation } from 'react-i18next';
import { useMyAircraft } from '../../features/aircraft/my-aircraft.ts';
import { ExportActions } from '../../features/content/ExportActions.tsx';
import { useCopiedAddress } from '../../features/content/useCopiedAddress.ts';
import { ChoiceNotes } from './ChoiceNotes.tsx';
import { ComparedTable } from './ComparedTable.tsx';
import { drawnModels } from './drawn-models-part.ts';
import { inSentence } from './in-sentence.ts';
import { useComparison } from './useComparison.ts';

function Compare({ data, search, language }: PageProps<CompareParams>) {
  const { t } = useTranslation(['site', 'export']);
  const paths = pathsOf(language);
  const family = inSentence(data.title);
  const codes = data.products.map((product) => product.code);
  const { comparison, leftOut, change, address } = useComparison(search, codes);
  const copied = useCopiedAddress(address);
  const { models: chosen, differencesOnly, drawn } = comparison;
  const own = useMyAircraft();
  const choose = (next: readonly string[]) => {
    copied.reset();
    change({ models: next });
  };
  const listed = (names: readonly string[]) => names.join(t('words.list'));

  return (
    <Section as="div" space="head">
      <Breadcrumb
        label={t('frame.breadcrumb')}
        items={[
          { label: t('menu.products'), href: paths.home },
          { label: data.title, href: paths.series(data.type) },
          { label: t('index.Compare') },
        ]}
      />
      <SectionHeading
        level={1}
        title={t('compare.title', { family })}
        actions={
          <Actions gap="close">
            <ExportActions
              copied={copied}
              paper={chosen.length > 1 ? { name: 'compare', query: `?models=${chosen.join(',')}` } : null}
              language={language}
            />
          </Actions>
        }
      />
      {copied.state === 'refused' && <Text role="alert">{t('export:copyFailed')}</Text>}
      <ModelPicker label={t('compare.change')} note={t('compare.chosen', { count: chosen.length })}>
        {data.products.map(({ code }) => (
          <Checkbox
            key={code}
            label={code}
            checked={chosen.includes(code)}
            disabled={chosen.includes(code) ? chosen.length <= 1 : chosen.length >= COMPARE_LIMIT}
            onCheckedChange={(on) =>
              choose(on ? [...chosen, code] : chosen.filter((other) => other !== code))
            }
          />
        ))}
      </ModelPicker>
      <Actions>
        <Switch label={t('compare.drawn')} checked={drawn} onCheckedChange={(on) => change({ drawn: on })} />
        <Switch
          label={t('compare.differencesOnly')}
          checked={differencesOnly}
          disabled={drawn}
          onCheckedChange={(on) => change({ differencesOnly: on })}
        />
      </Actions>
      <ChoiceNotes data={data} chosen={chosen} leftOut={leftOut} />
      <noscript>
        <Text measure>{t('compare.withoutScript', { models: listed(chosen) })}</Text>
      </noscript>
      {drawn ? (
        <LazyPart of={drawnModels} language={language} fallback={<LoadingBlock lines={8} />}>
          {({ DrawnModels }, partLanguage) => (
            <DrawnModels
              models={chosen}
              aircraft={own}
              distance={comparison.at}
              onDistanceChange={(at) => change({ at })}
              language={partLanguage}
            />
          )}
        </LazyPart>
      ) : (
        <ComparedTable
          data={data}
          chosen={chosen}
          differencesOnly={differencesOnly}
          onChoose={choose}
          language={language}
        />
      )}
      <Note>{t('compare.note')}</Note>
      <Actions>
        <Link variant="arrow" href={paths.compareAcross(chosen)}>
          {t('compare.across')}
        </Link>
        <Link variant="arrow" href={paths.quote(chosen)}>
          {t('compare.quote')}
        </Link>
      </Actions>
    </Section>
  );
}

export const page = definePage<CompareParams>({
  header: 'sheet',
  texts: ['export'],
  load: ({ params, language, source }) => source.compareParams(params['type'] ?? '', language),
  head: ({ data }, t) => ({
    title: t('brand.titled', { title: t('compare.title', { family: inSentence(data.title) }) }),
    description: t('compare.description', { family: data.title }),
  }),
  Page: Compare,
});
