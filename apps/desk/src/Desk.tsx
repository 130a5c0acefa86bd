import type { Language } from '@payload/catalog';
import { Button } from '@payload/ui/Button';
import { ArrowLeftIcon } from '@payload/ui/icons';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { DeskLayout } from '@payload/ui/sections/desk/DeskLayout';
import { DeskNav } from '@payload/ui/sections/desk/DeskNav';
import { Text } from '@payload/ui/Text';
import { timeOfDayIn } from '@payload/web/language/date-time.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useTranslation } from 'react-i18next';
import { DevicesView } from './DevicesView.tsx';
import { type DeskRoute, isQueue, queryOf, views } from './desk-address.ts';
import { FiguresView } from './FiguresView.tsx';
import { NothingOpened } from './NothingOpened.tsx';
import { NoticesView } from './NoticesView.tsx';
import { Queue, QueueFoot, QueueHead } from './Queue.tsx';
import { RequestView } from './RequestView.tsx';
import { useQueue } from './useQueue.ts';

interface DeskProps {
  place: DeskRoute;
  language: Language;
  /** Who sits at it, and until when. */
  name: string;
  until: string;
  /** Called when a call was refused because the desk is no longer open. */
  onSessionExpired: () => void;
}

/** The service desk: its queues, the request that is open, devices, notices, figures. */
export function Desk({ place, language, name, until, onSessionExpired }: DeskProps) {
  const { t } = useTranslation('desk');
  const queue = useQueue(place, onSessionExpired);
  const { desk } = pathsOf(language);
  const to = (change: Partial<DeskRoute>) => desk + queryOf({ ...place, ...change });
  const counts = queue.last?.counts;
  const nav = (
    <>
      <SectionHeading level={1} size="xxs" title={t('title')} />
      <DeskNav
        label={t('nav')}
        items={views.map((view) => ({
          key: view,
          label: t(`views.${view}`),
          href: to({ view, words: '', page: 1, request: '', serial: '' }),
          count: isQueue(view) && view !== 'ended' ? counts?.[view] : undefined,
          urgent: view === 'overdue',
          current: view === place.view && place.words === '',
        }))}
        foot={<Text size="sm">{t('foot', { name, time: timeOfDayIn(language, until) })}</Text>}
      />
    </>
  );
  if (place.view === 'figures') {
    return (
      <DeskLayout nav={nav}>
        <FiguresView language={language} onSessionExpired={onSessionExpired} />
      </DeskLayout>
    );
  }
  if (place.view === 'notices') {
    return (
      <DeskLayout nav={nav}>
        <NoticesView language={language} onSessionExpired={onSessionExpired} />
      </DeskLayout>
    );
  }
  if (place.view === 'devices') {
    return (
      <DeskLayout nav={nav}>
        <DevicesView
          key={place.serial}
          place={place}
          language={language}
          to={to}
          onSessionExpired={onSessionExpired}
        />
      </DeskLayout>
    );
  }
  return (
    <DeskLayout
      nav={nav}
      listLabel={t('queue')}
      listHead={<QueueHead place={place} queue={queue} language={language} />}
      list={<Queue place={place} queue={queue} to={to} />}
      listFoot={<QueueFoot place={place} queue={queue} to={to} onSessionExpired={onSessionExpired} />}
      opened={place.request !== ''}
      back={
        <Button variant="quiet" size="toolbar" start={<ArrowLeftIcon />} href={to({ request: '' })}>
          {t('back')}
        </Button>
      }
    >
      {place.request === '' ? (
        <NothingOpened />
      ) : (
        <RequestView
          key={place.request}
          number={place.request}
          language={language}
          to={to}
          onChanged={queue.refresh}
          onSessionExpired={onSessionExpired}
        />
      )}
    </DeskLayout>
  );
}
