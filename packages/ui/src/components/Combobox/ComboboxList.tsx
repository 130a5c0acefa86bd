import { useEffect, useRef } from 'react';
import { CheckIcon } from '../../icons/index.ts';
import * as styles from './Combobox.css.ts';
import type { ComboboxGroup, ComboboxOption } from './match.ts';

type ListProps = {
  id: string;
  label: string;
  groups: readonly ComboboxGroup[];
  /** Index of the option that Enter would choose, counted through all groups; -1 for none. */
  active: number;
  chosen: string;
  onChoose: (option: ComboboxOption) => void;
};

/** Id of an option, by its index. */
export const optionIdOf = (listId: string, index: number) => `${listId}-${index}`;

/** The options of a combobox. The focus stays in its field, which has the keys. */
export function ComboboxList({ id, label, groups, active, chosen, onChoose }: ListProps) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- it follows the lit option, and the list that is narrowed around it
  }, [active, groups]);

  const firstOf = groups.map((_group, before) =>
    groups.slice(0, before).reduce((sum, { options }) => sum + options.length, 0),
  );
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the tags bring keys and looks of their own
    <div ref={list} id={id} className={styles.list} role="listbox" aria-label={label} tabIndex={-1}>
      {groups.map((group, place) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a listbox may hold no fieldset
        <div key={group.label} role="group" aria-label={group.label}>
          <div className={styles.groupLabel} aria-hidden="true">
            {group.label}
          </div>
          {group.options.map((option, within) => {
            const index = (firstOf[place] ?? 0) + within;
            const isChosen = option.value === chosen;
            return (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the focus and the keys
              <div
                key={option.value}
                id={optionIdOf(id, index)}
                className={styles.option}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option may hold no more than words
                role="option"
                aria-selected={isChosen}
                data-active={index === active || undefined}
                onClick={() => onChoose(option)}
              >
                <span className={styles.code}>{option.label}</span>{' '}
                <span className={styles.facts}>
                  <span className={styles.detail}>{option.detail}</span> <span>{option.figure}</span>
                </span>
                <CheckIcon className={styles.chosen} size={20} data-state={isChosen ? 'chosen' : 'none'} />
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
