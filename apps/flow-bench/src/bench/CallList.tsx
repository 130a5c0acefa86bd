import { Button } from '@payload/ui/Button';
import { WarningIcon } from '@payload/ui/icons';
import { VisuallyHidden } from '@payload/ui/VisuallyHidden';
import * as styles from './FlowBench.css.ts';
import type { PendingCall } from './pending-calls.ts';
import type { Command } from './session.ts';

interface CallListProps {
  readonly calls: readonly PendingCall[];
  readonly onDo: (command: Command) => void;
}

/** The calls that wait, each with what it asks and the answers it can be given. */
export function CallList({ calls, onDo }: CallListProps) {
  return (
    <ul className={styles.groups}>
      {calls.map(({ id, name, input, answers }) => {
        const place = calls.filter((call) => call.name === name).findIndex((call) => call.id === id);
        return (
          <li key={id} className={styles.call}>
            <p className={styles.groupName}>{name}</p>
            {input === '' ? null : <pre className={styles.input}>{input}</pre>}
            <div className={styles.buttons}>
              {answers.map(({ id: answer, label, isError }) => (
                <Button
                  key={answer}
                  size="toolbar"
                  start={isError ? <WarningIcon size={16} /> : undefined}
                  onClick={() => onDo({ answer: name, with: answer, ...(place > 0 && { place }) })}
                >
                  <VisuallyHidden>{`${name} `}</VisuallyHidden>
                  {label}
                </Button>
              ))}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
