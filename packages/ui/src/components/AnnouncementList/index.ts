export { AnnouncementList } from './AnnouncementList.tsx';
