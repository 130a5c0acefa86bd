import type { Language } from '@payload/catalog';
import type { OfflineItem } from '@payload/offline/offline-content.ts';
import { FileSize } from '@payload/ui/FileSize';
import { RemovableList } from '@payload/ui/sections/offline/RemovableList';
import { Time } from '@payload/ui/Time';
import { useTranslation } from 'react-i18next';
import { useAge } from '../../features/offline/useAge.ts';

/** Things that are kept, a row each: what it is, how old and how large, and a way to remove it. */
export function OfflineRows({
  items,
  language,
  onRemove,
}: {
  items: readonly OfflineItem[];
  language: Language;
  onRemove: (item: OfflineItem) => Promise<void>;
}) {
  const { t } = useTranslation('offline');
  const age = useAge(language);
  return (
    <RemovableList
      items={items.map(({ path, title, at, size }) => ({
        key: path,
        href: path,
        title,
        facts: (
          <>
            <Time dateTime={at}>{t('item.kept', { age: age(at) })}</Time>
            <FileSize bytes={size} rough />
          </>
        ),
      }))}
      onRemove={async (path) => {
        const item = items.find((each) => each.path === path);
        if (item) await onRemove(item);
      }}
      translations={{ remove: (title) => t('item.remove', { title }) }}
    />
  );
}
