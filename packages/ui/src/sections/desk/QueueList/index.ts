export { QueueList, type QueueListItem, type QueueListProps } from './QueueList.tsx';
