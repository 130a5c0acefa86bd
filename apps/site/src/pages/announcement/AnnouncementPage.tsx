import { type Announcement, announcementFiles, announcements } from '@payload/catalog';
import { Breadcrumb } from '@payload/ui/Breadcrumb';
import { Checksum } from '@payload/ui/Checksum';
import { Disclosure } from '@payload/ui/Disclosure';
import { FactLine } from '@payload/ui/FactLine';
import { FileSize } from '@payload/ui/FileSize';
import { Link } from '@payload/ui/Link';
import { Note } from '@payload/ui/Note';
import { Plate } from '@payload/ui/Plate';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { useTranslation } from 'react-i18next';
import { DocumentActs } from '../../features/files/DocumentActs.tsx';
import { useFileWords } from '../../features/files/useFileWords.ts';
import { loadContent } from '../../platform/language/content.ts';
import { definePage, type PageProps } from '../../platform/navigation/page.ts';
import { pathsOf } from '../../platform/navigation/paths.ts';
import * as styles from './AnnouncementPage.css.ts';

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
  const { t } = useTranslation(['download', 'site']);
  const words = useFileWords();
  const paths = pathsOf(language);
  const places = { activate: paths.activate, carefree: paths.carefree(), support: paths.support };

  return (
    <>
      <Section as="header" space="head">
        <Breadcrumb
          label={t('frame.breadcrumb', { ns: 'site' })}
          items={[{ label: t('menu.service', { ns: 'site' }) }, { label: data.title }]}
        />
        <SectionHeading className={styles.heading} level={1} size="l" title={data.title} lead={data.lead} />
      </Section>
      <Section space="end" className={styles.list}>
        {announcements.map(({ id, number, date }, index) => {
          const { title, summary, affected, steps } = data.items[id];
          const file = announcementFiles.find((each) => each.id === id && each.language === language);
          const other = announcementFiles.find((each) => each.id === id && each.language !== language);
          return (
            <article key={id} id={id} className={styles.item} aria-labelledby={`${id}-title`}>
              <div className={styles.margin}>
                <time className={styles.date} dateTime={date}>
                  {date}
                </time>
                <Plate code={number} />
              </div>
              <div className={styles.body}>
                <SectionHeading headingId={`${id}-title`} size="s" title={title} />
                <p className={styles.text}>{summary}</p>
                <p className={styles.text}>
                  <span className={styles.label}>{data.labels.affected}</span>
                  <br />
                  {affected}
                </p>
                {file && (
                  <>
                    <DocumentActs
                      file={{ ...file, url: fileUrl(file), name: title }}
                      other={other ? { url: fileUrl(other), language: other.language } : null}
                      isPrimary={index === 0}
                    />
                    <div>
                      <FactLine>
                        <span>{t('document', { count: file.pages })}</span>
                        <FileSize bytes={file.size} />
                        <span>{t('facts.sum')}</span>
                      </FactLine>
                      <Checksum sum={file.sha256} translations={words} wide />
                    </div>
                  </>
                )}
                <Disclosure summary={data.labels.todo}>
                  <ol className={styles.steps}>
                    {steps.map((step) => (
                      <li key={step}>{step}</li>
                    ))}
                  </ol>
                  <Link variant="arrow" href={places[actOf[id]]}>
                    {t(`announcement.go.${actOf[id]}`)}
                  </Link>
                </Disclosure>
              </div>
            </article>
          );
        })}
        <Note>{data.sample}</Note>
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
  texts: ['download', 'offline'],
});
