import { Actions } from '@payload/ui/Actions';
import { Button } from '@payload/ui/Button';
import { StopIcon } from '@payload/ui/icons';
import { Text } from '@payload/ui/Text';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** How long a first press waits for the second, in milliseconds. */
const timeoutMs = 6000;

/** Stops at the second press: a slip of the hand must not break a transfer off. */
export function StopButton({ isStopping, onStop }: { isStopping: boolean; onStop: () => void }) {
  const { t } = useTranslation('port');
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (!isAsked) return undefined;
    const timer = setTimeout(() => setAsked(false), timeoutMs);
    return () => clearTimeout(timer);
  }, [isAsked]);
  return (
    <Actions onPhone="fill">
      <Button start={<StopIcon />} loading={isStopping} onClick={() => (isAsked ? onStop() : setAsked(true))}>
        {/* The words change under the finger, and are said. */}
        <Text as="span" aria-live="polite">
          {t(isAsked && !isStopping ? 'sending.stopSure' : 'sending.stop')}
        </Text>
      </Button>
    </Actions>
  );
}
