import { type MouseEvent, useId, useRef } from 'react';
import { ChevronIcon } from '../../icons/index.ts';
import { Link } from '../Link/index.ts';
import * as styles from './MainMenu.css.ts';
import { currentGroup, currentPage, type MenuColumns, type MenuGroup, type MenuItem } from './menu.ts';
import { useDisclosure } from './useDisclosure.ts';

type MainMenuProps = {
  label: string;
  items: readonly MenuItem[];
};

/** The menu of wide screens: links, and buttons that each open a panel. */
export function MainMenu({ label, items }: MainMenuProps) {
  const nav = useRef<HTMLElement>(null);
  const id = useId();
  const disclosure = useDisclosure(nav);
  const closeOnLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) disclosure.close();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- it listens to its links' clicks, which keys make too
    <nav
      ref={nav}
      className={styles.root}
      aria-label={label}
      data-ready={disclosure.ready || undefined}
      onClick={closeOnLink}
    >
      <ul className={styles.list}>
        {items.map((item, index) => {
          if ('href' in item) {
            return (
              <li key={item.label} className={styles.item}>
                <a className={styles.entry} href={item.href} aria-current={currentPage(item)}>
                  {item.label}
                </a>
              </li>
            );
          }
          const panel = `${id}${index}`;
          const kind = 'columns' in item ? 'columns' : 'group';
          return (
            <li key={item.label} className={styles.item} data-panel={kind} {...disclosure.item(index)}>
              <button
                type="button"
                className={styles.entry}
                aria-controls={panel}
                aria-current={currentGroup(item)}
                {...disclosure.button(index)}
              >
                {item.label}
                <ChevronIcon className={styles.chevron} size={16} />
              </button>
              {/* Takes the focus of a press beside its links, which would otherwise count as leaving it. */}
              <div id={panel} className={styles.panel} data-panel={kind} tabIndex={-1}>
                {'columns' in item ? <Columns {...item} /> : <Group {...item} />}
              </div>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function Columns({ lead, columns, links = [] }: MenuColumns) {
  return (
    <>
      {lead && (
        <p className={styles.lead}>
          <Link variant="arrow" href={lead.href} aria-current={currentPage(lead)}>
            {lead.label}
          </Link>
        </p>
      )}
      <ul className={styles.columns}>
        {columns.map(({ icon, items, ...family }) => (
          <li key={family.href} className={styles.column}>
            <span className={styles.columnIcon}>{icon}</span>
            <a className={styles.columnLink} href={family.href} aria-current={currentPage(family)}>
              {family.label}
            </a>
            <ul>
              {items.map((link) => (
                <li key={link.href}>
                  <a className={styles.code} href={link.href} aria-current={currentPage(link)}>
                    <span className={styles.codeText}>{link.label}</span>
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {links.length > 0 && (
        <ul className={styles.foot}>
          {links.map((link) => (
            <li key={link.href}>
              <Link variant="arrow" href={link.href} aria-current={currentPage(link)}>
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Group({ items }: MenuGroup) {
  return (
    <ul>
      {items.map((link) => (
        <li key={link.href}>
          <a className={styles.groupLink} href={link.href} aria-current={currentPage(link)}>
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  );
}
