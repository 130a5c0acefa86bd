import { Button } from '@payload/ui/Button';
import { VisuallyHidden } from '@payload/ui/VisuallyHidden';
import * as styles from './FlowBench.css.ts';
import { commandOf, type Sample } from './samples.ts';
import type { Command } from './session.ts';

interface EventButtonsProps {
  readonly samples: readonly Sample[];
  readonly onDo: (command: Command) => void;
}

/** The events as buttons: those with data after the name of their event, so that good and bad stand together. */
export function EventButtons({ samples, onDo }: EventButtonsProps) {
  const plain = samples.filter(({ detail }) => detail === undefined);
  const types = [
    ...new Set(samples.filter(({ detail }) => detail !== undefined).map(({ event }) => event.type)),
  ];
  return (
    <div className={styles.groups}>
      {plain.length > 0 && (
        <div className={styles.buttons}>
          {plain.map((sample) => (
            <Button key={sample.event.type} size="toolbar" onClick={() => onDo(commandOf(sample))}>
              <span className={styles.code}>{sample.event.type}</span>
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
              .map((sample) => (
                <Button key={sample.detail} size="toolbar" onClick={() => onDo(commandOf(sample))}>
                  <VisuallyHidden>{`${type} `}</VisuallyHidden>
                  {sample.detail}
                </Button>
              ))}
          </div>
        </div>
      ))}
    </div>
  );
}
