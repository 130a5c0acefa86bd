import { ageLimits, type DeskFigures, statusText } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Actions } from '@payload/ui/Actions';
import { Bars, type BarsRow } from '@payload/ui/Bars';
import { Button } from '@payload/ui/Button';
import { EmptyResult } from '@payload/ui/EmptyResult';
import { LoadingBlock } from '@payload/ui/LoadingBlock';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Stack } from '@payload/ui/Stack';
import { StatList } from '@payload/ui/sections/desk/StatList';
import { useRemote } from '@payload/web/data/useRemote.ts';
import { saveFile } from '@payload/web/files/save-file.ts';
import { formatDay } from '@payload/web/language/date-time.ts';
import { useTranslation } from 'react-i18next';
import { deskCalls } from './desk-calls.ts';
import { RetryBanner } from './RetryBanner.tsx';

/** What the head of service asks for: how much is open and how old, how long steps take, by model and by week. */
export function FiguresView({
  language,
  onSessionExpired,
}: {
  language: Language;
  onSessionExpired: () => void;
}) {
  const { t } = useTranslation('desk');
  const loaded = useRemote('figures', deskCalls.figures, { onExpired: onSessionExpired });
  const heading = <SectionHeading level={2} size="s" title={t('views.figures')} lead={t('figures.lead')} />;
  if (loaded.state === 'loading') {
    return (
      <Stack gap={24}>
        {heading}
        <LoadingBlock lines={8} />
      </Stack>
    );
  }
  if (loaded.state === 'failed') {
    return (
      <Stack gap={24}>
        {heading}
        <RetryBanner title={t('figures.failed')} onRetry={loaded.refresh} />
      </Stack>
    );
  }
  return (
    <Stack gap={48}>
      {heading}
      <Figures figures={loaded.data} language={language} />
    </Stack>
  );
}

function Figures({ figures, language }: { figures: DeskFigures; language: Language }) {
  const { t } = useTranslation(['desk', 'requests']);
  const { open, overdue, waiting, ages, kinds, steps, models, faults, modelFaults, weeks, sheet } = figures;
  const ageNames = [...ageLimits.map((days) => t('figures.upTo', { count: days })), t('figures.older')];
  const pieces = (count: number) => t('figures.requests', { count });
  // Those of a model come with the most frequent one first.
  const mostly = (code: string) => {
    const first = modelFaults.find(({ productCode }) => productCode === code);
    return first ? `${t(`faults.${first.fault}`)} ${first.requests}` : null;
  };
  return (
    <>
      <StatList
        items={[
          { key: 'open', value: open, caption: t('views.open') },
          { key: 'overdue', value: overdue, caption: t('views.overdue') },
          { key: 'waiting', value: waiting, caption: t('views.waiting') },
        ]}
      />
      <Plot
        title={t('figures.ages')}
        rows={ages.map((value, index) => ({
          key: String(index),
          label: ageNames[index],
          value,
          unit: pieces(value),
        }))}
      />
      <Plot
        title={t('figures.kinds')}
        rows={kinds.map(({ type, requests }) => ({
          key: type,
          label: t(`kinds.${type}`),
          value: requests,
          unit: pieces(requests),
        }))}
      />
      <Plot
        title={t('figures.steps')}
        rows={steps.map(({ status, medianHours }) => ({
          key: status,
          label: t(`requests:names.${statusText('repair', status)}`),
          value: Math.round(medianHours * 10) / 10,
          unit: 'h',
        }))}
      />
      <Plot
        title={t('figures.models')}
        rows={models.map(({ productCode, requests }) => ({
          key: productCode,
          label: productCode,
          value: requests,
          unit: [pieces(requests), mostly(productCode)].filter((each) => each !== null).join(' · '),
        }))}
      />
      <Plot
        title={t('figures.faults')}
        rows={faults.map(({ fault, requests }) => ({
          key: fault ?? 'unsaid',
          label: fault === null ? t('faultUnsaid') : t(`faults.${fault}`),
          value: requests,
          unit: pieces(requests),
        }))}
      />
      <Plot
        title={t('figures.received')}
        rows={weeks.map(({ from, received }) => ({
          key: from,
          label: formatDay(language, from),
          value: received,
          unit: pieces(received),
        }))}
      />
      <Plot
        title={t('figures.ended')}
        rows={weeks.map(({ from, ended }) => ({
          key: from,
          label: formatDay(language, from),
          value: ended,
          unit: pieces(ended),
        }))}
      />
      <Actions onPhone="fill">
        <Button onClick={() => saveFile(new Blob([sheet], { type: 'text/csv' }), 'service-figures.csv')}>
          {t('exportAct')}
        </Button>
      </Actions>
    </>
  );
}

/** Bars under their title; nothing to plot is said. */
function Plot({ title, rows }: { title: string; rows: readonly BarsRow[] }) {
  const { t } = useTranslation('desk');
  return (
    <Stack as="section" gap={16}>
      <SectionHeading level={3} size="xxs" title={title} />
      {rows.length === 0 ? <EmptyResult title={t('figures.none')} /> : <Bars rows={rows} />}
    </Stack>
  );
}
