// Browsers forget the roles of a table whose rows are laid out as grids, so they are written out.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { type ComponentPropsWithRef, type ReactNode, useRef, useState } from 'react';
import { customProperties } from '../../lib/customProperties.ts';
import { cx } from '../../theme/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { CompareBody } from './CompareBody.tsx';
import { CompareHead } from './CompareHead.tsx';
import * as styles from './CompareTable.css.ts';
import type { CompareGroup, CompareModel, CompareTranslations } from './comparison.ts';
import { useStuck } from './useStuck.ts';

export type CompareAddition = {
  /** Unique in the list, and the same at every render. */
  key: string;
  /** What a press does: "Add T160". */
  label: string;
  /** Adds the model. */
  onAdd: () => void;
};

export type CompareTableProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Caption, read aloud and not shown. */
  caption: string;
  /** One to four. */
  models: readonly CompareModel[];
  /** Rows of the table, in groups with a heading. */
  groups: readonly CompareGroup[];
  /** Folds the equal rows of all groups. @default false */
  differencesOnly?: boolean | undefined;
  /** Keys of groups whose equal rows are folded; with `onFoldedChange`. */
  folded?: readonly string[] | undefined;
  /** Uncontrolled first keys, where `folded` is not given. @default [] */
  defaultFolded?: readonly string[] | undefined;
  /** Called with the keys that the visitor chose; with `folded` or `defaultFolded`. */
  onFoldedChange?: ((folded: readonly string[]) => void) | undefined;
  /** The models that a column's list offers: all of the family; with `onSwap`. @default none: no lists */
  family?:
    | readonly {
        /** Unique in the list, and the same at every render. */
        key: string;
        /** The model's code. */
        code: string;
      }[]
    | undefined;
  /**
   * Called with the model of a column and the one asked for in its place; with `family`. One that is shown
   * already is meant to change places with it.
   */
  onSwap?: ((key: string, other: string) => void) | undefined;
  /** Removes a model; no button when left out. */
  onRemove?: ((key: string) => void) | undefined;
  /**
   * Corner of the table: "Four of four chosen", a link that changes the models. Where the table has
   * no corner (1100 px and below) it stands above, so it is rendered twice and takes no ids.
   */
  corner?: ReactNode;
  /** Models that can be added, an empty column each, while there are fewer than four. @default none */
  add?: readonly CompareAddition[] | undefined;
  /** Its words, in the language of the page. */
  translations: CompareTranslations;
};

/**
 * Up to four models side by side, as a native table whose groups are bodies of their own. At 1100 px
 * and below the label stands above its values, so all models stay in view; on phones the table runs to
 * the screen's edges, so it lies in a Section. The header sticks and shrinks to thumbnail and code.
 */
export function CompareTable({
  caption,
  models,
  groups,
  differencesOnly = false,
  folded,
  defaultFolded = [],
  onFoldedChange,
  family = [],
  onSwap,
  onRemove,
  corner,
  add = [],
  translations,
  className,
  style,
  ...rest
}: CompareTableProps) {
  const [ownFolded, setOwnFolded] = useState(defaultFolded);
  const sentinel = useRef<HTMLSpanElement>(null);
  const isStuck = useStuck(sentinel);
  const foldedKeys = folded ?? ownFolded;
  const setFolded = (key: string, on: boolean) => {
    const next = on ? [...foldedKeys, key] : foldedKeys.filter((other) => other !== key);
    setOwnFolded(next);
    onFoldedChange?.(next);
  };
  const columns = models.length + add.length;
  return (
    <div
      className={cx(styles.root, className)}
      data-state={isStuck ? 'stuck' : 'resting'}
      style={customProperties(
        {
          '--columns': columns,
          '--characters': Math.max(...models.map(({ code }) => code.length)),
        },
        style,
      )}
      {...rest}
    >
      <span ref={sentinel} className={styles.sentinel} />
      {corner ? <div className={styles.cornerAbove}>{corner}</div> : null}
      <table className={styles.table} role="table">
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <colgroup>
          <col className={styles.labels} />
          {Array.from({ length: columns }, (_, index) => (
            <col key={index} />
          ))}
        </colgroup>
        <CompareHead
          models={models}
          corner={corner}
          add={add}
          family={family}
          onSwap={onSwap}
          onRemove={onRemove}
          translations={translations}
        />
        {groups.map((group) => (
          <CompareBody
            key={group.key}
            group={group}
            models={models}
            columns={columns}
            folding={differencesOnly ? 'all' : foldedKeys.includes(group.key) ? 'folded' : 'unfolded'}
            onFold={(on) => setFolded(group.key, on)}
            translations={translations}
          />
        ))}
      </table>
    </div>
  );
}
