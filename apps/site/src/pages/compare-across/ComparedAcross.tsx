import type { ProductInfo } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Actions } from '@payload/ui/Actions';
import { Link } from '@payload/ui/Link';
import { LoadingBlock } from '@payload/ui/LoadingBlock';
import { Switch } from '@payload/ui/Switch';
import { Text } from '@payload/ui/Text';
import { type AcrossView, acrossQueryOf } from '@payload/view-models/compare/across-view.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { LazyPart } from '@payload/web/rendering/LazyPart.tsx';
import { useTranslation } from 'react-i18next';
import { ExportActions } from '../../features/content/ExportActions.tsx';
import type { useCopiedAddress } from '../../features/content/useCopiedAddress.ts';
import { AcrossTable } from './AcrossTable.tsx';
import { drawnComparison } from './drawn-comparison-part.ts';

/** The products side by side, as figures or drawn on one scale, how they are shown, and what can be done with them. */
export function ComparedAcross({
  products,
  view,
  onViewChange,
  onRemove,
  copied,
  language,
}: {
  products: readonly ProductInfo[];
  view: AcrossView;
  onViewChange: (change: (now: AcrossView) => AcrossView) => void;
  onRemove: (code: string) => void;
  copied: ReturnType<typeof useCopiedAddress>;
  language: Language;
}) {
  const { t } = useTranslation(['compare-across', 'export']);
  const { models, aircraft, drawn, differencesOnly } = view;

  return (
    <>
      <Actions gap="close">
        <Switch
          label={t('drawn')}
          checked={drawn}
          onCheckedChange={(on) => onViewChange((now) => ({ ...now, drawn: on }))}
        />
        <Switch
          label={t('differencesOnly')}
          checked={differencesOnly}
          disabled={drawn}
          onCheckedChange={(on) => onViewChange((now) => ({ ...now, differencesOnly: on }))}
        />
        <ExportActions
          copied={copied}
          paper={
            products.length > 1
              ? { name: 'compare', query: acrossQueryOf({ ...view, differencesOnly: false, drawn: false }) }
              : null
          }
          language={language}
        />
      </Actions>
      {copied.state === 'refused' && <Text role="alert">{t('export:copyFailed')}</Text>}
      {drawn ? (
        <LazyPart of={drawnComparison} language={language} fallback={<LoadingBlock lines={8} />}>
          {({ DrawnComparison }) => (
            <DrawnComparison
              products={products}
              aircraft={aircraft}
              distance={view.at}
              onDistanceChange={(at) => onViewChange((now) => ({ ...now, at }))}
            />
          )}
        </LazyPart>
      ) : (
        <AcrossTable
          products={products}
          aircraft={aircraft}
          differencesOnly={differencesOnly}
          onRemove={onRemove}
          language={language}
        />
      )}
      <Link variant="arrow" href={pathsOf(language).quote(models, aircraft ?? '')}>
        {t('quote')}
      </Link>
    </>
  );
}
