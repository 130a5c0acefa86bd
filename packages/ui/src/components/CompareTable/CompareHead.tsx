// Browsers forget the roles of a table whose rows are laid out as grids, so they are written out.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { useRef } from 'react';
import { CloseIcon, PlusIcon, SwapIcon } from '../../icons/index.ts';
import { customProperties } from '../../lib/customProperties.ts';
import { IconButton } from '../IconButton/index.ts';
import * as styles from './CompareHead.css.ts';
import type { CompareTableProps } from './CompareTable.tsx';

type CompareHeadProps = Pick<
  CompareTableProps,
  'models' | 'corner' | 'onSwap' | 'onRemove' | 'translations'
> & { [Part in 'family' | 'add']: NonNullable<CompareTableProps[Part]> };

/** The row of the models: picture, code, aircraft, and what exchanges or removes one. It sticks and shrinks. */
export function CompareHead({
  models,
  corner,
  add,
  family,
  onSwap,
  onRemove,
  translations,
}: CompareHeadProps) {
  const header = useRef<HTMLTableRowElement>(null);
  const remove = (index: number, key: string) => {
    // The button may go; the focus goes to the model that will stand in its place, or to the one before.
    const place = Math.min(index, models.length - 2) + 1;
    header.current?.cells[place]?.querySelector('a')?.focus();
    onRemove?.(key);
  };

  return (
    <thead className={styles.head} role="rowgroup">
      <tr ref={header} className={styles.headRow} role="row">
        <td className={styles.corner} role="cell">
          {corner}
        </td>
        {models.map((model, index) => (
          // Its place: the list that exchanges the model keeps the focus.
          // oxlint-disable-next-line react/no-array-index-key
          <th key={index} className={styles.model} scope="col" role="columnheader" abbr={model.code}>
            {model.picture ? (
              <div className={styles.stage}>
                <div
                  className={styles.thumbnail}
                  style={customProperties({ '--picture-inset': model.pictureInset })}
                >
                  {model.picture}
                </div>
              </div>
            ) : null}
            <div className={styles.name}>
              <span className={styles.codeLine}>
                <a className={styles.code} href={model.href}>
                  {model.code}
                </a>
              </span>
              {model.aircraft ? <span className={styles.aircraft}>{model.aircraft}</span> : null}
            </div>
            {onSwap && family.length > 0 ? (
              <span className={styles.swap}>
                <SwapIcon size={20} />
                <select
                  className={styles.swapList}
                  aria-label={translations.swap?.(model.code)}
                  title={translations.swap?.(model.code)}
                  value={model.key}
                  onChange={(event) => onSwap(model.key, event.target.value)}
                >
                  {family.map(({ key, code }) => (
                    <option key={key} value={key}>
                      {code}
                    </option>
                  ))}
                </select>
              </span>
            ) : null}
            {onRemove ? (
              <IconButton
                className={styles.remove}
                label={translations.remove(model.code)}
                variant="quiet"
                size="toolbar"
                onClick={() => remove(index, model.key)}
              >
                <CloseIcon size={20} />
              </IconButton>
            ) : null}
          </th>
        ))}
        {add.map(({ key, label, onAdd }) => (
          <td key={key} className={styles.add} role="cell">
            <button
              type="button"
              className={styles.addPlate}
              onClick={() => {
                onAdd();
                // The plate goes; the focus stays among those that are left.
                header.current?.querySelector('a')?.focus();
              }}
            >
              <PlusIcon size={20} />
              {label}
            </button>
          </td>
        ))}
      </tr>
    </thead>
  );
}
