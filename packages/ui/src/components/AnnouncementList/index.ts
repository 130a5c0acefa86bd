export { AnnouncementList, type AnnouncementListProps } from './AnnouncementList.tsx';
