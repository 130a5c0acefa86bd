import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { PlayIcon, StopIcon } from '../../../icons/index.ts';
import { type Hearing, hear } from './hear.ts';
import * as styles from './VoiceInstrument.css.ts';
import type { VoiceInstrumentProps } from './VoiceInstrument.tsx';

/** Plays the order as it is heard at the distance, with its words as captions; a second press stops it. */
export function HearButton({
  order,
  hearing,
  translations,
}: {
  order: NonNullable<VoiceInstrumentProps['order']>;
  hearing: Hearing;
  translations: Pick<VoiceInstrumentProps['translations'], 'hear' | 'stop' | 'loud' | 'relative' | 'failed'>;
}) {
  const noteId = useId();
  const [state, setState] = useState<'idle' | 'playing' | 'failed'>('idle');
  const playing = useRef<AbortController | null>(null);
  useEffect(() => () => playing.current?.abort(), []);

  const press = async () => {
    if (playing.current) {
      playing.current.abort();
      return;
    }
    const own = new AbortController();
    playing.current = own;
    setState('playing');
    try {
      await hear(order.src, hearing, own.signal);
      setState('idle');
    } catch {
      setState(own.signal.aborted ? 'idle' : 'failed');
    }
    playing.current = null;
  };

  return (
    <>
      <div className={styles.hear} data-screen-only="">
        <Button
          size="toolbar"
          start={state === 'playing' ? <StopIcon size={16} /> : <PlayIcon size={16} />}
          aria-describedby={noteId}
          onClick={() => void press()}
        >
          {state === 'playing' ? translations.stop : translations.hear}
        </Button>
        <p id={noteId} className={styles.note}>
          <strong>{translations.loud}</strong> {translations.relative}
        </p>
      </div>
      <output className={styles.caption}>
        {state === 'playing' ? order.words : state === 'failed' ? translations.failed : null}
      </output>
    </>
  );
}
