import { type Announcement, announcementFiles, announcements } from '@payload/catalog';
import { Actions } from '@payload/ui/Actions';
import { Banner } from '@payload/ui/Banner';
import { Breadcrumb } from '@payload/ui/Breadcrumb';
import { Button } from '@payload/ui/Button';
import { Link } from '@payload/ui/Link';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { NoticeBoard, type NoticeItem } from '@payload/ui/sections/news/NoticeBoard';
import { loadContent } from '@payload/web/language/content.ts';
import { definePage, type PageProps } from '@payload/web/navigation/page.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useTranslation } from 'react-i18next';
import { DownloadFile } from '../../features/files/DownloadFile.tsx';
import { OtherWays } from '../../features/files/OtherWays.tsx';
import { useFileWords } from '../../features/files/useFileWords.ts';
import { useNoticeItems } from './useNoticeItems.ts';

type Texts = Awaited<ReturnType<typeof loadContent<'announcements'>>>;
type AnnouncementData = Pick<Texts, 'title' | 'description' | 'lead' | 'sample' | 'items'> & {
  labels: Pick<Texts['labels'], 'affected' | 'todo'>;
};

/** What an announcement asks for can be done on the site. */
const actOf: Record<Announcement['id'], 'activate' | 'carefree' | 'support'> = {
  'data-guide': 'support',
  'care-guide': 'carefree',
  'activation-manual': 'activate',
  'activation-notice': 'activate',
};

const fileUrl = ({ id, language }: Pick<(typeof announcementFiles)[number], 'id' | 'language'>) =>
  `/static/files/announcements/${id}-${language}.pdf`;

function Announcements({ data, language }: PageProps<AnnouncementData>) {
  const { t } = useTranslation(['download', 'site', 'notices', 'types']);
  const notices = useNoticeItems(language);
  const words = useFileWords();
  const paths = pathsOf(language);
  const places = { activate: paths.activate, carefree: paths.carefree(), support: paths.support };
  const published = notices.state === 'ready' ? notices.data : [];

  const itemOf = ({ id, number, date, productTypes }: Announcement, isFirst: boolean): NoticeItem => {
    const { title, summary, affected, steps } = data.items[id];
    const own = announcementFiles.find((each) => each.id === id && each.language === language);
    const other = announcementFiles.find((each) => each.id === id && each.language !== language);
    const file = own && { ...own, url: fileUrl(own), name: title };
    return {
      id,
      number,
      date,
      title,
      concerns: productTypes.map((type) => ({ code: t(`${type}.plural`, { ns: 'types' }) })),
      // A button of its own once notices have come before it: it does not fade from one look to the other.
      action: file && (
        <DownloadFile key={isFirst ? 'primary' : 'other'} url={file.url} name={file.name} isPrimary={isFirst}>
          {t('act.manual')}
        </DownloadFile>
      ),
      details: {
        summary,
        affected,
        todo: {
          steps,
          go: { href: places[actOf[id]], label: t(`announcement.go.${actOf[id]}`) },
        },
        file: file && {
          actions: (
            <Actions>
              <OtherWays
                file={file}
                other={other ? { url: fileUrl(other), language: other.language } : null}
              />
            </Actions>
          ),
          pages: t('document', { count: file.pages }),
          size: file.size,
          sha256: file.sha256,
        },
      },
    };
  };

  return (
    <>
      <Section as="header" space="head">
        <Breadcrumb
          label={t('frame.breadcrumb', { ns: 'site' })}
          items={[{ label: t('menu.service', { ns: 'site' }) }, { label: data.title }]}
        />
        <SectionHeading
          level={1}
          size="l"
          layout="split"
          title={data.title}
          // One long word in English.
          longestWord={language === 'en' ? 9 : undefined}
          lead={data.lead}
          actions={<Link href={`/feeds/${language}/notices.xml`}>{t('feed', { ns: 'notices' })}</Link>}
        />
      </Section>
      <Section space="end">
        {notices.state === 'failed' && (
          <Banner
            tone="caution"
            toneLabel={t('caution', { ns: 'notices' })}
            live="polite"
            title={t('failed', { ns: 'notices' })}
            actions={
              <Button size="toolbar" onClick={notices.refresh}>
                {t('retry', { ns: 'notices' })}
              </Button>
            }
          />
        )}
        <NoticeBoard
          items={[
            ...published,
            ...announcements.map((each, index) => itemOf(each, index === 0 && published.length === 0)),
          ]}
          empty={t('empty', { ns: 'notices' })}
          note={data.sample}
          translations={{
            ...words,
            concerns: data.labels.affected,
            more: data.labels.todo,
            sum: t('facts.sum'),
          }}
        />
      </Section>
    </>
  );
}

export const page = definePage<AnnouncementData>({
  header: 'sheet',
  load: async ({ language }) => {
    const { title, description, lead, sample, labels, items } = await loadContent('announcements', language);
    const { affected, todo } = labels;
    return { title, description, lead, sample, labels: { affected, todo }, items };
  },
  head: ({ data: { title, description } }, t) => ({ title: t('brand.titled', { title }), description }),
  Page: Announcements,
  texts: ['download', 'offline', 'notices'],
});
