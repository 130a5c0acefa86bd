import { type MouseEvent, useEffect, useRef } from 'react';
import { cx } from '../../theme/cx.ts';
import { HitContent, hitClass, type SearchGroup } from '../SearchResults/index.ts';
import * as styles from './SearchDialog.css.ts';

type SearchHitsProps = {
  id: string;
  label: string;
  groups: readonly SearchGroup[];
  /** Index of the result that Enter opens, counted through all groups. */
  active: number;
  /** Called when a result is followed in this window. */
  onFollow: () => void;
};

/** Id of a result, by its index. */
export const hitIdOf = (listId: string, index: number) => `${listId}-${index}`;

/** The results of a search field, which has the focus and the keys. Each is a link, to be opened beside as well. */
export function SearchHits({ id, label, groups, active, onFollow }: SearchHitsProps) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- it follows the active result, and the list that changes around it
  }, [active, groups]);

  const onClick = (event: MouseEvent) => {
    const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!hasModifier && event.target instanceof Element && event.target.closest('a')) onFollow();
  };

  const firstOf = groups.map((_group, before) =>
    groups.slice(0, before).reduce((sum, { hits }) => sum + hits.length, 0),
  );
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus, jsx-a11y/prefer-tag-over-role -- the field has the focus and the keys; the tags bring looks of their own
    <div ref={list} id={id} className={styles.list} role="listbox" aria-label={label} onClick={onClick}>
      {groups.map((group, place) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a listbox may hold no fieldset
        <div key={group.key} role="group" aria-label={group.label}>
          <div className={styles.label} aria-hidden="true">
            {group.label}
          </div>
          {group.hits.map((hit, within) => {
            const index = (firstOf[place] ?? 0) + within;
            return (
              <a
                key={hit.key}
                id={hitIdOf(id, index)}
                className={cx(hitClass, styles.option)}
                href={hit.href}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-interactive-element-to-noninteractive-role -- an option that leads somewhere
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
              >
                <HitContent hit={hit} icon={group.icon} />
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
}
