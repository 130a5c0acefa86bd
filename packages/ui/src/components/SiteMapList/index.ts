export { SiteMapList } from './SiteMapList.tsx';
