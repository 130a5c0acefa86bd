import { Button } from '@payload/ui/Button';
import { WarningIcon } from '@payload/ui/icons';
import { VisuallyHidden } from '@payload/ui/VisuallyHidden';
import * as styles from './FlowBench.css.ts';
import type { PendingCall } from './pending-calls.ts';

/** The calls that wait, each with what it asks and the answers it can be given. */
export function CallList({ calls }: { readonly calls: readonly PendingCall[] }) {
  return (
    <ul className={styles.groups}>
      {calls.map(({ id, name, input, answers }) => (
        <li key={id} className={styles.call}>
          <p className={styles.groupName}>{name}</p>
          {input === '' ? null : <pre className={styles.input}>{input}</pre>}
          <div className={styles.buttons}>
            {answers.map(({ label, isError, give }) => (
              <Button
                key={label}
                size="toolbar"
                start={isError ? <WarningIcon size={16} /> : undefined}
                onClick={give}
              >
                <VisuallyHidden>{`${name} `}</VisuallyHidden>
                {label}
              </Button>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
