import type { Language } from '@payload/catalog';
import { LinkGrid } from '@payload/ui/LinkGrid';
import { useTranslation } from 'react-i18next';
import { pathsOf } from '../navigation/paths.ts';

/** Ways on without a search: where to start, and what is left where nothing was found. */
export function SearchWays({ language, onFollow }: { language: Language; onFollow?: () => void }) {
  const { t } = useTranslation('search');
  const paths = pathsOf(language);
  const ways = [
    [t('ways.individuality'), paths.individuality],
    [t('ways.firmware'), paths.download('Firmware', 'megaphone')],
    [t('ways.faq'), paths.faq()],
    [t('ways.port'), paths.port],
    [t('ways.activate'), paths.activate],
    [t('ways.repair'), paths.repair()],
    [t('ways.support'), paths.support],
  ] as const;
  return (
    <LinkGrid variant="arrow" items={ways.map(([label, href]) => ({ label, href }))} onFollow={onFollow} />
  );
}
