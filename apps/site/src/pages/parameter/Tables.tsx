import type { Language } from '@payload/catalog';
import { Link } from '@payload/ui/Link';
import { List } from '@payload/ui/List';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Stack } from '@payload/ui/Stack';
import { Text } from '@payload/ui/Text';
import type { loadContent } from '@payload/web/language/content.ts';

/** What the papers and tables of a model to download are called. */
export type TableTexts = Pick<
  Awaited<ReturnType<typeof loadContent<'open-data'>>>,
  'heading' | 'text' | 'paper' | 'sheet' | 'tenderPaper' | 'tender' | 'all' | 'json' | 'csv' | 'schema'
>;

/** The same figures for spreadsheets and tenders; on paper they stand beside it already. */
export function Tables({
  code,
  tables: { heading, text, paper, sheet, tenderPaper, tender, all, json, csv, schema },
  language,
}: {
  code: string;
  tables: TableTexts;
  language: Language;
}) {
  const folder = `/data/${language}`;
  return (
    <Stack gap={12} align="start">
      <SectionHeading size="xxs" level={3} title={heading} lead={text} />
      <FileLinks
        files={[
          [`${folder}/${code}.pdf`, paper],
          [`${folder}/${code}.csv`, sheet],
          [`${folder}/${code}-tender.pdf`, tenderPaper],
          [`${folder}/${code}-tender.csv`, tender],
        ]}
      />
      <Text tone="quiet">{all}</Text>
      <FileLinks
        files={[
          [`${folder}/catalogue.csv`, csv],
          [`${folder}/catalogue.json`, json],
          ['/data/catalogue.schema.json', schema],
        ]}
      />
    </Stack>
  );
}

function FileLinks({ files }: { files: readonly (readonly [href: string, label: string])[] }) {
  return (
    <List
      items={files.map(([href, label]) => ({
        key: href,
        content: (
          <Link href={href} download>
            {label}
          </Link>
        ),
      }))}
    />
  );
}
