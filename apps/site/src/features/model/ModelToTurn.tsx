import { ModelViewer } from '@payload/ui/ModelViewer';
import { modelAddress } from './model-address.ts';
import { useModelWords } from './useModelWords.ts';
import type { ShownModel } from './useTurning.tsx';

export interface ModelToTurnProps {
  code: string;
}

/** A product's model in the place of its picture. */
export function ModelToTurn({ code, ...shown }: ModelToTurnProps & ShownModel) {
  const { t, words } = useModelWords();
  return (
    <ModelViewer
      src={modelAddress(code)}
      {...shown}
      translations={{
        ...words,
        name: t('name', { code }),
        instructions: t('instructions'),
        failed: t('failed'),
        unsupported: t('unsupported'),
        close: t('close'),
      }}
    />
  );
}
