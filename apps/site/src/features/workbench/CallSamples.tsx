import type { Language } from '@payload/catalog';
import type { SampleLanguage } from '@payload/catalog/cloud-api';
import type { DocumentId } from '@payload/cloud-api/documents/documents.ts';
import { type HighlightedSample, loadSamples } from '@payload/cloud-api/documents/samples.ts';
import { chooseSampleLanguage, useSampleLanguage } from '@payload/cloud-api/workbench/sample-language.ts';
import { Stack } from '@payload/ui/Stack';
import { CodeSamples } from '@payload/ui/sections/api/CodeSamples';
import { codeElements } from '@payload/ui/TechnicalDocument';
import { Text } from '@payload/ui/Text';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCodeWords } from './useCodeWords.ts';

const names: Readonly<Record<SampleLanguage, string>> = {
  curl: 'curl',
  python: 'Python',
  typescript: 'TypeScript',
  java: 'Java',
};

/** A call as a program in each language. They come after the console: nobody waits for them. */
export function CallSamples({
  id,
  method,
  language,
}: {
  id: DocumentId;
  method: string;
  language: Language;
}) {
  const { t } = useTranslation('workbench');
  const code = useCodeWords();
  const shown = useSampleLanguage();
  const [samples, setSamples] = useState<readonly HighlightedSample[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const fetchThem = async () => {
      try {
        const all = await loadSamples(id, language);
        if (isCurrent) setSamples(all[method] ?? []);
      } catch {
        // The console works without them; opened again, it asks again.
      }
    };
    void fetchThem();
    return () => {
      isCurrent = false;
    };
  }, [id, method, language]);
  if (!samples) return null;
  return (
    <Stack gap={12}>
      <CodeSamples
        label={t('samples')}
        samples={samples.map(({ language: key, file, tokens }) => ({
          key,
          label: names[key],
          title: file,
          code: codeElements(tokens),
        }))}
        value={shown}
        onValueChange={chooseSampleLanguage}
        translations={code}
      />
      <Text size="sm" tone="quiet">
        {t('samplesNote')}
      </Text>
    </Stack>
  );
}
