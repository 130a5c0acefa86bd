import type { Language } from '@payload/catalog';
import { Button } from '@payload/ui/Button';
import { RetryIcon } from '@payload/ui/icons';
import { SearchDialog } from '@payload/ui/SearchDialog';
import { Text } from '@payload/ui/Text';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pathsOf } from '../navigation/paths.ts';
import { SearchWays } from './SearchWays.tsx';
import { Suggestions } from './Suggestions.tsx';
import { useResultGroups } from './useResultGroups.ts';
import { useSearch } from './useSearch.ts';

interface SearchPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  language: Language;
}

/** How many of each kind stand in the dialog; all of them are on the search page. */
const limit = 5;

/** The search over the page. What was typed stays for the next time. */
export function SearchPanel({ open, onOpenChange, language }: SearchPanelProps) {
  const { t } = useTranslation('search');
  const [query, setQuery] = useState('');
  const { status, answer, count, announcement, retry } = useSearch(query, language, open);
  const { suggestions } = answer;
  const groups = useResultGroups(query, answer, language, limit);
  const isAsked = query.trim() !== '';
  const close = () => onOpenChange(false);

  const message = (): ReactNode => {
    if (status === 'failed')
      return (
        <>
          <Button variant="signal" start={<RetryIcon />} onClick={retry}>
            {t('retry')}
          </Button>
          <SearchWays language={language} onFollow={close} />
        </>
      );
    if (isAsked && status === 'loading') return null;
    return (
      <>
        <Suggestions words={suggestions} language={language} onFollow={close} />
        <Text>{isAsked ? t('noneText') : t('lead')}</Text>
        <SearchWays language={language} onFollow={close} />
      </>
    );
  };

  return (
    <SearchDialog
      open={open}
      onOpenChange={onOpenChange}
      query={query}
      onQueryChange={setQuery}
      groups={groups}
      status={announcement}
      failure={status === 'failed' ? { title: t('failed'), text: t('failedText') } : undefined}
      all={
        count > 0
          ? {
              label: t('all', { count }),
              href: pathsOf(language).search(query.trim()),
            }
          : undefined
      }
      translations={{
        field: t('field'),
        placeholder: t('placeholder'),
        close: t('close'),
        list: t('list'),
        keys: { move: t('keys.move'), open: t('keys.open'), close: t('keys.close') },
      }}
    >
      {message()}
    </SearchDialog>
  );
}
