import type { LoadBench } from '@payload/catalog';
import type { LoadSum } from '@payload/catalog/load-rules';
import { Button } from '@payload/ui/Button';
import { ChoiceBar } from '@payload/ui/ChoiceBar';
import { Text } from '@payload/ui/Text';
import { useBenchWords } from './useBenchWords.ts';

interface HangingBarProps {
  bench: LoadBench;
  sum: LoadSum;
  /** Anchor of the drawing. */
  drawing: string;
  onClear: () => void;
}

/** What hangs comes to, while the drawing that says so is out of sight. */
export function HangingBar({ bench, sum, drawing, onClear }: HangingBarProps) {
  const { t, summary } = useBenchWords(bench.carrier);
  return (
    <ChoiceBar
      actions={
        <>
          <Button variant="quiet" onClick={onClear}>
            {t('clear')}
          </Button>
          <Button href={drawing}>{t('toDrawing')}</Button>
        </>
      }
    >
      {summary(sum).map((part) => (
        <Text key={part} as="span">
          {part}
        </Text>
      ))}
    </ChoiceBar>
  );
}
