export type {
  AccountLink,
  MenuColumn,
  MenuColumns,
  MenuGroup,
  MenuItem,
  MenuLink,
  SearchLink,
} from './menu.ts';
export { SiteHeader, type SiteHeaderProps, type SiteHeaderTranslations } from './SiteHeader.tsx';
