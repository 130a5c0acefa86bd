export {
  NoticeBoard,
  type NoticeBoardProps,
  type NoticeBoardTranslations,
  type NoticeDetails,
  type NoticeItem,
} from './NoticeBoard.tsx';
