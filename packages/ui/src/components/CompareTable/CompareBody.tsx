// Browsers forget the roles of a table whose rows are laid out as grids, so they are written out.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { ReactNode } from 'react';
import { DifferIcon, HighestIcon, LowestIcon, MinusIcon, PlusIcon, SameIcon } from '../../icons/index.ts';
import * as styles from './CompareBody.css.ts';
import type { CompareGroup, CompareModel, CompareRow, CompareTranslations } from './comparison.ts';
import { bestOf, differs } from './differences.ts';

/** The rows of a group and, where some are equal, the line that folds them. */
export function CompareBody({
  group,
  models,
  columns,
  folding,
  onFold,
  translations,
}: {
  group: CompareGroup;
  models: readonly CompareModel[];
  columns: number;
  folding: 'all' | 'folded' | 'unfolded';
  onFold: (on: boolean) => void;
  translations: CompareTranslations;
}) {
  const keys = models.map(({ key }) => key);
  // One model alone neither differs from anything nor equals it.
  const isComparison = models.length > 1;
  const equal = isComparison ? group.rows.filter((row) => !differs(row, keys)) : [];
  const visibleRows = folding === 'unfolded' ? group.rows : group.rows.filter((row) => !equal.includes(row));
  const foldedText = translations.folded(
    equal.length,
    equal.map(({ label }) => label),
  );

  return (
    <tbody className={styles.group} role="rowgroup">
      <tr className={styles.groupRow} role="row">
        <th className={styles.heading} colSpan={columns + 1} scope="rowgroup" role="rowheader">
          {group.label}
        </th>
      </tr>
      {visibleRows.map((row) => (
        <Row
          key={row.key}
          row={row}
          models={keys}
          state={isComparison ? (equal.includes(row) ? 'same' : 'differs') : 'single'}
          spare={columns - models.length}
          translations={translations}
        />
      ))}
      {equal.length === 0 ? null : (
        <tr className={styles.foldRow} role="row" data-state={folding}>
          <td className={styles.foldCell} colSpan={columns + 1} role="cell">
            {folding === 'all' ? (
              <span className={styles.foldNote}>
                <SameIcon size={16} />
                {foldedText}
              </span>
            ) : (
              <button
                type="button"
                className={styles.fold}
                aria-expanded={folding === 'unfolded'}
                onClick={() => onFold(folding === 'unfolded')}
              >
                {folding === 'folded' ? <PlusIcon size={16} /> : <MinusIcon size={16} />}
                {folding === 'folded' ? foldedText : translations.fold(equal.length)}
              </button>
            )}
          </td>
        </tr>
      )}
    </tbody>
  );
}

function Row({
  row,
  models,
  state,
  spare,
  translations,
}: {
  row: CompareRow;
  models: readonly string[];
  state: 'differs' | 'same' | 'single';
  /** Columns without a model. */
  spare: number;
  translations: CompareTranslations;
}) {
  const best = bestOf(row, models);
  return (
    <tr className={styles.row} role="row" data-state={state}>
      <th className={styles.label} scope="row" role="rowheader" abbr={row.label}>
        <span>{unbreakable(row.label)}</span>
        {state === 'single' ? null : (
          <span className={styles.mark}>
            {state === 'differs' ? <DifferIcon size={16} /> : <SameIcon size={16} />}
            {translations[state]}
          </span>
        )}
      </th>
      {models.map((model) => {
        const isBest = best !== null && model === best.model;
        return (
          <td key={model} className={styles.value} role="cell" data-state={isBest ? 'best' : 'plain'}>
            {unbreakable(row.cells[model]?.content)}
            {best !== null && isBest ? (
              <span className={styles.best}>
                {best.end === 'highest' ? <HighestIcon size={16} /> : <LowestIcon size={16} />}
                {translations[best.end]}
              </span>
            ) : null}
          </td>
        );
      })}
      {
        // The columns in which models can be added are empty here.
        // oxlint-disable-next-line jsx-a11y/control-has-associated-label
        spare > 0 ? <td className={styles.value} colSpan={spare} role="cell" /> : null
      }
    </tr>
  );
}

/** Keeps each number with its unit on one line: a thin space alone would let it break. */
function unbreakable(text: ReactNode): ReactNode {
  if (typeof text !== 'string') return text;
  return text.split(/(\S+(?:\u2009\S+)+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key
      <span key={index} className={styles.unbroken}>
        {part}
      </span>
    ),
  );
}
