export { SiteMapList, type SiteMapListProps } from './SiteMapList.tsx';
