import type { ComponentPropsWithoutRef, ReactElement, ReactNode } from 'react';

export type MenuLink = {
  /** Heading of the column. */
  label: string;
  /** Where it leads. */
  href: string;
  /** It is the page shown, or holds it. */
  current?: boolean | 'within';
};

/** One family in a wide panel: its heading, and a link per member, set as a code. */
export type MenuColumn = MenuLink & {
  /** A decorative icon before the words. */
  icon?: ReactNode;
  /** Links of the column. */
  items: readonly MenuLink[];
};

/** Opens a panel as wide as the page. */
export type MenuColumns = {
  label: string;
  /** The page shown is in this group. */
  current?: boolean;
  /** A link above the families, the panel's first. @default none */
  lead?: MenuLink & {
    /** A decorative icon before the words. */
    icon?: ReactNode;
  };
  /** Columns of its panel. */
  columns: readonly MenuColumn[];
  /** Links at the panel's foot. */
  links?: readonly MenuLink[];
};

/** Opens a small panel of links. */
export type MenuGroup = {
  label: string;
  /** The page shown is in this group. */
  current?: boolean;
  /** Links of its panel, where it has no columns. */
  items: readonly MenuLink[];
};

export type MenuItem = MenuLink | MenuColumns | MenuGroup;

/** Its further attributes go to the link, which stands in the bar and in the drawer. */
export type AccountLink = Omit<ComponentPropsWithoutRef<'a'>, 'children' | 'className'> & {
  /** "Sign in", or "Account" for a visitor who is signed in. */
  label: string;
  /** Where it leads. */
  href: string;
  /**
   * What stands in the link's place on wide screens: a Menu behind the button given. Phones have the link,
   * and the action in the drawer. @default the link
   */
  menu?: ((button: ReactElement<ComponentPropsWithoutRef<'button'>>) => ReactNode) | undefined;
  /** An action in the drawer: "Sign out". @default none */
  action?:
    | {
        /** The words that are seen. */
        label: string;
        /** Called when it is pressed. */
        onPress: () => void;
      }
    | undefined;
};

/** Its further attributes go to the link: what opens the search over the page where scripts run. */
export type SearchLink = Omit<ComponentPropsWithoutRef<'a'>, 'children' | 'className'> & {
  /** "Search". */
  label: string;
  /** Where it leads. */
  href: string;
};

/** `aria-current` of a link: the page itself, or that it holds the page. */
export function currentPage({ current }: Pick<MenuLink, 'current'>): 'page' | 'true' | undefined {
  if (current === 'within') return 'true';
  return current ? 'page' : undefined;
}

/** `aria-current` of what holds the page shown without being it. */
export function currentGroup({ current }: { current?: boolean }): 'true' | undefined {
  return current ? 'true' : undefined;
}
