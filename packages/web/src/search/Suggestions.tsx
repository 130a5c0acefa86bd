import type { Language } from '@payload/catalog';
import { LinkGrid } from '@payload/ui/LinkGrid';
import { Text } from '@payload/ui/Text';
import { useTranslation } from 'react-i18next';
import { pathsOf } from '../navigation/paths.ts';

interface SuggestionsProps {
  /** Words that something is found by. */
  words: readonly string[];
  language: Language;
  onFollow?: () => void;
}

/** Where nothing was found: words near to what was typed, each a search of its own. */
export function Suggestions({ words, language, onFollow }: SuggestionsProps) {
  const { t } = useTranslation('search');
  if (words.length === 0) return null;
  return (
    <>
      <Text>{t('suggestions')}</Text>
      <LinkGrid
        items={words.map((word) => ({ label: word, href: pathsOf(language).search(word) }))}
        onFollow={onFollow}
      />
    </>
  );
}
