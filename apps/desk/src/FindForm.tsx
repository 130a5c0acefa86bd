import type { Language } from '@payload/catalog';
import { Form } from '@payload/ui/Form';
import { IconButton } from '@payload/ui/IconButton';
import { SearchIcon } from '@payload/ui/icons';
import { Link } from '@payload/ui/Link';
import { TextField } from '@payload/ui/TextField';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type DeskRoute, queryOf } from './desk-address.ts';

/** Searches all requests by what a customer says on the phone. */
export function FindForm({ place, language }: { place: DeskRoute; language: Language }) {
  const { t } = useTranslation('desk');
  const navigate = useNavigate();
  const [words, setWords] = useState(place.words);
  const { desk } = pathsOf(language);
  const find = () => void navigate(desk + queryOf({ ...place, words: words.trim(), page: 1, request: '' }));
  return (
    <Form aria-label={t('find')} summary={{ title: '' }} onSubmit={find}>
      <TextField
        type="search"
        label={t('find')}
        help={t('findHelp')}
        value={words}
        onValueChange={setWords}
        autoComplete="off"
        end={
          <IconButton type="submit" variant="quiet" label={t('findAct')}>
            <SearchIcon />
          </IconButton>
        }
      />
      {place.words !== '' && (
        <Link href={desk + queryOf({ ...place, words: '', page: 1 })}>{t('findNone')}</Link>
      )}
    </Form>
  );
}
