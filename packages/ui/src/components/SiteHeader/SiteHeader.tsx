import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { ChevronIcon, MenuIcon, SearchIcon, UserIcon } from '../../icons/index.ts';
import { cx } from '../../theme/cx.ts';
import { IconButton } from '../IconButton/index.ts';
import { BrandPlate } from './BrandPlate.tsx';
import { Drawer } from './Drawer.tsx';
import { type LanguageLink, LanguageSwitch } from './LanguageSwitch.tsx';
import { MainMenu } from './MainMenu.tsx';
import type { AccountLink, MenuItem, SearchLink } from './menu.ts';
import * as styles from './SiteHeader.css.ts';

export type SiteHeaderTranslations = {
  /** Name of the navigation, without that word: "Main". */
  menu: string;
  /** Name of the button that opens the menu. */
  openMenu: string;
  /** Name of the button that closes the menu. */
  closeMenu: string;
};

export type SiteHeaderProps = Omit<ComponentPropsWithRef<'header'>, 'children'> & {
  /** The maker's mark, its descriptor in two lines, and the home page. */
  brand: {
    /** The maker's mark. */
    code: string;
    /** Its descriptor, in two lines. */
    lines: readonly [string, string];
    /** The home page. */
    href: string;
  };
  /** Entries of the menu, in this order. */
  items: readonly MenuItem[];
  /** The same page in the other language. */
  language: LanguageLink;
  /** Opens the search. @default none */
  search?: SearchLink | undefined;
  /** The visitor's account, or where to sign in. @default none */
  account?: AccountLink | undefined;
  /** Below the bar: what goes on whatever page is shown, a ModeLine. @default none */
  line?: ReactNode;
  /** Its words, in the language of the page. */
  translations: SiteHeaderTranslations;
  /** The header's theme. @default that of the page around it */
  theme?: 'night' | 'sheet' | undefined;
  /** Lies transparent over the first picture, in the page's theme, without its hairline. @default false */
  overlay?: boolean | undefined;
};

/**
 * The frame's head: brand, main menu, language and account. On phones the menu is a drawer. All of
 * the menu is in the HTML and works without script.
 */
export function SiteHeader({
  brand,
  items,
  language,
  search,
  account,
  line,
  translations,
  theme,
  overlay = false,
  className,
  ...rest
}: SiteHeaderProps) {
  const drawerId = useId();
  return (
    <header
      className={cx(styles.root, className)}
      data-theme={theme}
      data-overlay={overlay ? '' : undefined}
      {...rest}
    >
      <div className={styles.bar}>
        <a className={styles.brand} href={brand.href}>
          <BrandPlate>{brand.code}</BrandPlate>{' '}
          <span className={styles.descriptor}>
            <span>{brand.lines[0]}</span> <span>{brand.lines[1]}</span>
          </span>
        </a>
        <MainMenu label={translations.menu} items={items} />
        <div className={styles.actions}>
          {search && <Search {...search} />}
          <LanguageSwitch {...language} className={styles.action} labelClassName={styles.actionLabel} />
          {account && <Account {...account} />}
          <IconButton
            className={styles.drawerButton}
            label={translations.openMenu}
            variant="quiet"
            aria-haspopup="dialog"
            popoverTarget={drawerId}
            popoverTargetAction="show"
          >
            <MenuIcon />
          </IconButton>
        </div>
      </div>
      <Drawer
        id={drawerId}
        label={translations.menu}
        closeLabel={translations.closeMenu}
        brand={brand.code}
        items={items}
        language={language}
        account={account}
      />
      {line && <div className={styles.line}>{line}</div>}
    </header>
  );
}

/** Its icon alone: the bar has no room for a word that everybody knows the sign of. */
function Search({ label, ...link }: SearchLink) {
  return (
    <a className={cx(styles.action, styles.search)} title={label} aria-label={label} {...link}>
      <SearchIcon size={20} />
    </a>
  );
}

function Account({ label, menu, action: _action, ...link }: AccountLink) {
  const words = <span className={styles.actionLabel}>{label}</span>;
  return (
    <>
      <a className={cx(styles.action, menu && styles.onPhones)} {...link}>
        <UserIcon size={20} />
        {words}
      </a>
      {menu && (
        <div className={styles.onWideScreens}>
          {menu(
            <button type="button" className={styles.action}>
              <UserIcon size={20} />
              {words}
              <ChevronIcon size={16} />
            </button>,
          )}
        </div>
      )}
    </>
  );
}
