export { EventLog, type EventLogEntry, type EventLogProps, type EventLogTranslations } from './EventLog.tsx';
