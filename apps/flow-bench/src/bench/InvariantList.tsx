import { CheckIcon, WarningIcon } from '@payload/ui/icons';
import { VisuallyHidden } from '@payload/ui/VisuallyHidden';
import type { Breach } from './breaches.ts';
import * as styles from './InvariantList.css.ts';
import type { BenchTexts } from './texts.ts';

interface InvariantListProps {
  readonly ids: readonly string[];
  readonly breaches: readonly Breach[];
  readonly texts: BenchTexts;
}

/** What must hold in the machine; what was broken on the way here stays marked with the place where it broke. */
export function InvariantList({ ids, breaches, texts }: InvariantListProps) {
  const { invariantOf, broken, holds, brokenAt } = texts.invariants;
  return (
    <ul className={styles.list}>
      {ids.map((id) => {
        const breach = breaches.find((each) => each.id === id);
        const Icon = breach === undefined ? CheckIcon : WarningIcon;
        return (
          <li key={id} className={styles.invariant} data-broken={breach && ''}>
            <Icon size={20} />
            <span>
              {invariantOf(id)}
              <VisuallyHidden>{` (${breach === undefined ? holds : broken})`}</VisuallyHidden>
            </span>
            {breach && <span className={styles.place}>{brokenAt(breach.event, breach.states)}</span>}
          </li>
        );
      })}
    </ul>
  );
}
