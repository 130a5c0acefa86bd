import { Button } from '@payload/ui/Button';
import { RetryIcon } from '@payload/ui/icons';
import { savesData } from '@payload/web/browser/connection.ts';
import { useHydrated } from '@payload/web/rendering/useHydrated.ts';
import type { Turned } from './useTurning.tsx';

interface TurnButtonProps {
  turning: Turned;
  /** What it says: before the press, to whoever saves data, and where what turns did not load. */
  words: { turn: string; saving: string; failed: string };
}

/** Puts a model in the place of its picture, and back. Whoever saves data is told first what it costs. */
export function TurnButton({ turning: { state, toggle }, words }: TurnButtonProps) {
  const isHydrated = useHydrated();
  const name = isHydrated && savesData() ? words.saving : words.turn;
  return (
    <Button
      variant="outline"
      start={<RetryIcon />}
      loading={state === 'loading'}
      aria-pressed={state === 'there'}
      onClick={toggle}
    >
      {state === 'failed' ? words.failed : name}
    </Button>
  );
}
