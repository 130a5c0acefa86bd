import { Button } from '@payload/ui/Button';
import { RetryIcon } from '@payload/ui/icons';
import { useTranslation } from 'react-i18next';
import { savesData } from '../../platform/browser/connection.ts';
import { useHydrated } from '../../platform/rendering/useHydrated.ts';
import type { Turned } from './useTurning.tsx';

interface TurnButtonProps {
  turning: Turned;
}

/** Puts a product's model in the place of its picture, and back. Whoever saves data is told first what it costs. */
export function TurnButton({ turning: { state, toggle } }: TurnButtonProps) {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const name = isHydrated && savesData() ? t('product.turnSaving') : t('product.turn');
  return (
    <Button
      variant="outline"
      start={<RetryIcon />}
      loading={state === 'loading'}
      aria-pressed={state === 'there'}
      onClick={toggle}
    >
      {state === 'failed' ? t('product.turnFailed') : name}
    </Button>
  );
}
