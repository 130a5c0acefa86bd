import type { NoticeDraft } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { FactList } from '@payload/ui/FactList';
import { List } from '@payload/ui/List';
import { Plate } from '@payload/ui/Plate';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Stack } from '@payload/ui/Stack';
import { htmlLang } from '@payload/web/language/language.ts';
import { scopesText } from '@payload/web/notices/scopes-text.ts';
import { useTranslation } from 'react-i18next';

/** What visitors will read of a notice, in one language. */
export function NoticePreview({ notice, language }: { notice: NoticeDraft; language: Language }) {
  const { t } = useTranslation('notices');
  const { number, severity, scopes, texts } = notice;
  const { title, text } = texts[language];
  return (
    <Stack gap={12} align="start" lang={htmlLang[language]}>
      <Plate code={number} cells={[t(`severities.${severity}`)]} />
      <SectionHeading level={4} size="xs" title={title} />
      <List items={text.split('\n').map((content, index) => ({ key: String(index), content }))} />
      <FactList
        layout="narrow"
        items={[{ key: 'scopes', name: t('concerns'), text: scopesText(t, scopes).replaceAll('\n', '; ') }]}
      />
    </Stack>
  );
}
