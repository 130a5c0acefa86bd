import { Actions } from '@payload/ui/Actions';
import { Breadcrumb } from '@payload/ui/Breadcrumb';
import { Columns } from '@payload/ui/Columns';
import { Link } from '@payload/ui/Link';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Stack } from '@payload/ui/Stack';
import { DatedList } from '@payload/ui/sections/news/DatedList';
import { Text } from '@payload/ui/Text';
import { Timeline } from '@payload/ui/Timeline';
import { loadNews, type NewsData } from '@payload/view-models/news/load-news.ts';
import { formatDay, monthIn } from '@payload/view-models/texts/dates.ts';
import { sectionOf } from '@payload/view-models/texts/document.ts';
import { definePage, type PageProps } from '@payload/web/navigation/page.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useTranslation } from 'react-i18next';

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
      <Section line ground="raised">
        <Columns>
          <Stack as="section" gap={24} id="notices">
            <SectionHeading size="s" {...heading('notices')} />
            <DatedList
              items={notices.map(({ id, number, date, title, summary }) => ({
                key: id,
                date,
                day: formatDay(language, date),
                href: `${paths.announcement}#${id}`,
                title,
                text: summary,
                sign: number,
              }))}
            />
            <Actions>
              <Link variant="arrow" href={paths.announcement}>
                {t('news.notices')}
              </Link>
            </Actions>
          </Stack>
          <Stack as="section" gap={24} id="firmware">
            <SectionHeading size="s" {...heading('firmware')} />
            <DatedList
              items={versions.map(({ product, version, date, change }) => ({
                key: `${product} ${version}`,
                date,
                day: formatDay(language, date),
                href: paths.productDownloads(product),
                title: `${product} ${version}`,
                text: change,
              }))}
            />
            <Actions>
              <Link variant="arrow" href={paths.download('Firmware', 'flashinglight')}>
                {t('news.firmware')}
              </Link>
            </Actions>
          </Stack>
        </Columns>
      </Section>
      <Section layout="split" line id="events">
        <SectionHeading size="s" {...heading('events')} />
        <Stack gap={24}>
          <SectionHeading level={3} size="xxs" title={t('news.soFar')} />
          <Timeline
            level={4}
            items={milestones.map(({ month, title, text }) => ({
              key: month,
              date: monthIn(language, month),
              title,
              text,
            }))}
          />
          <Text size="xs">{t('site:footer.sample')}</Text>
          <Actions>
            <Link variant="arrow" href={paths.about}>
              {t('news.history')}
            </Link>
          </Actions>
        </Stack>
      </Section>
    </>
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
