export { type LoggedMessage, MessageLog, type MessageLogProps } from './MessageLog.tsx';
