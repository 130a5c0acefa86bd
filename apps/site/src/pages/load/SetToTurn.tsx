import { ModelViewer } from '@payload/ui/ModelViewer';
import { useTranslation } from 'react-i18next';
import { modelAddress } from '../../features/model/model-address.ts';
import { useModelWords } from '../../features/model/useModelWords.ts';
import type { ShownModel } from '../../features/model/useTurning.tsx';

export interface SetToTurnProps {
  /** Picture and class of the aircraft. */
  picture: string;
  className: string;
  hanging: readonly { code: string; side: 'below' | 'above'; bracket: string | null }[];
}

/** An aircraft with what hangs from it, in the place of their drawing. */
export function SetToTurn({ picture, className, hanging, ...shown }: SetToTurnProps & ShownModel) {
  const { t: site } = useTranslation();
  const { t, words } = useModelWords();
  const models = hanging.map(({ code }) => code).join(site('words.list'));
  return (
    <ModelViewer
      src={modelAddress(`aircraft/${picture}`)}
      hung={hanging.map(({ code, side, bracket }) => ({
        key: code,
        src: modelAddress(code),
        side,
        bracket: bracket ?? undefined,
      }))}
      {...shown}
      translations={{
        ...words,
        name:
          hanging.length > 0
            ? t('set.name', { class: className, models })
            : t('set.bare', { class: className }),
        instructions: t('set.instructions'),
        failed: t('set.failed'),
        incomplete: t('set.incomplete'),
        unsupported: t('set.unsupported'),
        close: t('set.close'),
      }}
    />
  );
}
