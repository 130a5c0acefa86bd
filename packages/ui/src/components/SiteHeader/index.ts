export type { AccountLink, MenuColumn, MenuColumns, MenuGroup, MenuItem, MenuLink } from './menu.ts';
export { SiteHeader, type SiteHeaderProps, type SiteHeaderTranslations } from './SiteHeader.tsx';
