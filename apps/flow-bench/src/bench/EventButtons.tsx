import { Button } from '@payload/ui/Button';
import { VisuallyHidden } from '@payload/ui/VisuallyHidden';
import type { AnyEventObject } from 'xstate';
import * as styles from './FlowBench.css.ts';
import type { Sample } from './samples.ts';

interface EventButtonsProps {
  readonly samples: readonly Sample[];
  readonly onSend: (event: AnyEventObject) => void;
}

/** The events as buttons: those with data after the name of their event, so that good and bad stand together. */
export function EventButtons({ samples, onSend }: EventButtonsProps) {
  const plain = samples.filter(({ detail }) => detail === undefined);
  const types = [
    ...new Set(samples.filter(({ detail }) => detail !== undefined).map(({ event }) => event.type)),
  ];
  return (
    <div className={styles.groups}>
      {plain.length > 0 && (
        <div className={styles.buttons}>
          {plain.map(({ event }) => (
            <Button key={event.type} size="toolbar" onClick={() => onSend(event)}>
              <span className={styles.code}>{event.type}</span>
            </Button>
          ))}
        </div>
      )}
      {types.map((type) => (
        <div key={type} className={styles.group}>
          <p className={styles.groupName}>{type}</p>
          <div className={styles.buttons}>
            {samples
              .filter(({ event, detail }) => event.type === type && detail !== undefined)
              .map(({ event, detail }) => (
                <Button key={detail} size="toolbar" onClick={() => onSend(event)}>
                  <VisuallyHidden>{`${type} `}</VisuallyHidden>
                  {detail}
                </Button>
              ))}
          </div>
        </div>
      ))}
    </div>
  );
}
