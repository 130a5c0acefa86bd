import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { ArrowRightIcon, CloseIcon, GlobeIcon, UserIcon } from '../../icons/index.ts';
import { PopoverDialog } from '../../lib/dialog/PopoverDialog.tsx';
import { media } from '../../theme/media.ts';
import { Button } from '../Button/index.ts';
import { Disclosure } from '../Disclosure/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { BrandPlate } from './BrandPlate.tsx';
import * as styles from './Drawer.css.ts';
import type { LanguageLink } from './LanguageSwitch.tsx';
import { type AccountLink, currentPage, type MenuColumns, type MenuGroup, type MenuItem } from './menu.ts';

type DrawerProps = {
  id: string;
  label: string;
  closeLabel: string;
  brand: string;
  items: readonly MenuItem[];
  language: LanguageLink;
  account: AccountLink | undefined;
};

/**
 * The menu of phones: a dialog over the whole screen. The first group is open, and one group is open at a time.
 */
export function Drawer({ id, label, closeLabel, brand, items, language, account }: DrawerProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const group = useId();
  const firstGroup = items.findIndex((item) => !('href' in item));

  useEffect(() => {
    // A drawer that wide screens do not show would still keep the page behind it inert.
    const wide = window.matchMedia(media.desktop);
    const close = () => ref.current?.hidePopover();
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);

  const closeOnLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a, [data-action]'))
      ref.current?.hidePopover();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- it listens to its links' clicks, which keys make too
    <PopoverDialog ref={ref} id={id} className={styles.root} aria-label={label} onClick={closeOnLink}>
      <div className={styles.head}>
        <BrandPlate>{brand}</BrandPlate>
        <IconButton
          className={styles.close}
          label={closeLabel}
          variant="quiet"
          popoverTarget={id}
          popoverTargetAction="hide"
        >
          <CloseIcon />
        </IconButton>
      </div>
      <ul className={styles.list}>
        {items.map((item, index) => (
          <li key={item.label} className={styles.entry}>
            {'href' in item ? (
              <a className={styles.row} href={item.href} aria-current={currentPage(item)}>
                {item.label}
                <ArrowRightIcon size={20} />
              </a>
            ) : (
              <Disclosure
                variant="row"
                summary={item.label}
                summaryClassName={styles.row}
                name={group}
                open={index === firstGroup}
              >
                {'columns' in item ? <Columns {...item} /> : <Group {...item} />}
              </Disclosure>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button
          href={language.href}
          lang={language.lang}
          hrefLang={language.lang}
          start={<GlobeIcon size={20} />}
        >
          {language.label}
        </Button>
        {account && <Account {...account} />}
      </div>
    </PopoverDialog>
  );
}

function Columns({ lead, columns, links = [] }: MenuColumns) {
  return (
    <div className={styles.links}>
      <ul>
        {lead && (
          <li>
            <a className={styles.link} href={lead.href} aria-current={currentPage(lead)}>
              <span className={styles.icon}>{lead.icon}</span>
              {lead.label}
            </a>
          </li>
        )}
        {columns.map(({ icon, items: members, ...family }) => (
          <li key={family.href}>
            <a className={styles.link} href={family.href} aria-current={currentPage(family)}>
              <span className={styles.icon}>{icon}</span>
              {family.label}
              <span className={styles.count}>{members.length}</span>
            </a>
          </li>
        ))}
      </ul>
      {links.length > 0 && (
        <ul className={styles.foot}>
          {links.map((link) => (
            <li key={link.href}>
              <a className={styles.footLink} href={link.href} aria-current={currentPage(link)}>
                {link.label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Group({ items }: MenuGroup) {
  return (
    <ul className={styles.links}>
      {items.map((link) => (
        <li key={link.href}>
          <a className={styles.link} href={link.href} aria-current={currentPage(link)}>
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Account({ label, menu: _menu, action, ...link }: AccountLink) {
  return (
    <>
      <Button start={<UserIcon size={20} />} {...link}>
        {label}
      </Button>
      {action && (
        <Button className={styles.action} data-action onClick={action.onPress}>
          {action.label}
        </Button>
      )}
    </>
  );
}
