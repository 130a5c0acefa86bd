import type { Language } from '@payload/catalog';
import { FactLine } from '@payload/ui/FactLine';
import { FileSize } from '@payload/ui/FileSize';
import { IconButton } from '@payload/ui/IconButton';
import { TrashIcon } from '@payload/ui/icons';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { KeptItem } from '../../features/offline/kept-list.ts';
import { useAge } from '../../features/offline/useAge.ts';
import * as styles from './OfflinePage.css.ts';

/** Things that are kept, a row each: what it is, how old and how large, and a way to remove it. */
export function KeptRows({
  items,
  language,
  onRemove,
}: {
  items: readonly KeptItem[];
  language: Language;
  onRemove: (item: KeptItem) => Promise<void>;
}) {
  const { t } = useTranslation('offline');
  const age = useAge(language);
  const list = useRef<HTMLUListElement>(null);
  const remove = async (item: KeptItem) => {
    await onRemove(item);
    // The row has gone with its button; the focus stays in the list, or at the page's beginning.
    (list.current ?? document.getElementById('content'))?.focus();
  };
  return (
    <ul ref={list} className={styles.rows} tabIndex={-1}>
      {items.map((item) => (
        <li key={item.path} className={styles.row}>
          <a className={styles.title} href={item.path}>
            {item.title}
          </a>
          <FactLine className={styles.facts}>
            <time dateTime={item.at.toISOString()}>{t('item.kept', { age: age(item.at) })}</time>
            <FileSize bytes={item.size} rough />
          </FactLine>
          <IconButton
            className={styles.remove}
            variant="quiet"
            size="toolbar"
            label={t('item.remove', { title: item.title })}
            onClick={() => void remove(item)}
          >
            <TrashIcon size={20} />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
