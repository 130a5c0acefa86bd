import type { Language } from '@payload/catalog';
import { Breadcrumb } from '@payload/ui/Breadcrumb';
import { Link } from '@payload/ui/Link';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Timeline } from '@payload/ui/Timeline';
import { useTranslation } from 'react-i18next';
import { formatDay, monthIn } from '../../features/content/dates.ts';
import { sectionOf } from '../../features/content/document.ts';
import { definePage, type PageProps } from '../../platform/navigation/page.ts';
import { pathsOf } from '../../platform/navigation/paths.ts';
import { loadNews, type NewsData } from './load-news.ts';
import * as styles from './NewsPage.css.ts';

function News({ data, language }: PageProps<NewsData>) {
  const { t } = useTranslation(['help', 'site']);
  const paths = pathsOf(language);
  const { document, notices, versions, milestones } = data;
  const heading = (id: string) => {
    const { title, paragraphs } = sectionOf(document, id);
    return { title, lead: paragraphs?.join('') };
  };

  return (
    <>
      <Section as="header" space="head">
        <Breadcrumb
          label={t('site:frame.breadcrumb')}
          items={[{ label: t('site:brand.name'), href: paths.home }, { label: document.title }]}
        />
        <SectionHeading level={1} size="l" layout="split" title={document.title} lead={document.lead} />
      </Section>
      <Section layout="split" line ground="raised" id="notices">
        <div className={styles.side}>
          <SectionHeading size="s" {...heading('notices')} />
          <Link className={styles.screenOnly} variant="arrow" href={paths.announcement}>
            {t('news.notices')}
          </Link>
        </div>
        <Entries
          language={language}
          entries={notices.map(({ id, number, date, title, summary }) => ({
            key: id,
            date,
            href: `${paths.announcement}#${id}`,
            title,
            text: summary,
            sign: number,
          }))}
        />
      </Section>
      <Section layout="split" line id="firmware">
        <div className={styles.side}>
          <SectionHeading size="s" {...heading('firmware')} />
          <Link
            className={styles.screenOnly}
            variant="arrow"
            href={paths.download('Firmware', 'flashinglight')}
          >
            {t('news.firmware')}
          </Link>
        </div>
        <Entries
          language={language}
          entries={versions.map(({ product, version, date, change }) => ({
            key: `${product} ${version}`,
            date,
            href: paths.productDownloads(product),
            title: `${product} ${version}`,
            text: change,
          }))}
        />
      </Section>
      <Section layout="split" line ground="raised" id="events">
        <SectionHeading size="s" {...heading('events')} />
        <div className={styles.events}>
          <SectionHeading level={3} size="xxs" title={t('news.soFar')} />
          <p className={styles.small}>{t('news.sample')}</p>
          <Timeline
            level={4}
            items={milestones.map(({ month, title, text }) => ({
              key: month,
              date: monthIn(language, month),
              title,
              text,
            }))}
          />
        </div>
      </Section>
    </>
  );
}

interface EntriesProps {
  language: Language;
  /** Newest first. */
  entries: readonly { key: string; date: string; href: string; title: string; text: string; sign?: string }[];
}

/** What was said when: a row each. */
function Entries({ language, entries }: EntriesProps) {
  return (
    <ol className={styles.entries}>
      {entries.map(({ key, date, href, title, text, sign }) => (
        <li key={key} className={styles.entry}>
          <p className={styles.small}>
            <time dateTime={date}>{formatDay(language, date)}</time>
            {sign !== undefined && <span className={styles.sign}>{sign}</span>}
          </p>
          <div>
            <h3 className={styles.title}>
              <a href={href}>{title}</a>
            </h3>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

export const page = definePage<NewsData>({
  header: 'sheet',
  texts: ['help'],
  load: loadNews,
  head: ({ data: { document } }, t) => ({
    title: t('brand.titled', { title: document.title }),
    description: document.description,
  }),
  Page: News,
});
