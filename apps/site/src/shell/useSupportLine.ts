import type { Language } from '@payload/catalog';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { htmlLang } from './language.ts';
import { type SupportStatus, supportStatus } from './support-hours.ts';
import { whenIdle } from './when-idle.ts';

/** Whether support answers now, in words and in the visitor's own time; null until the page runs. */
export function useSupportLine(language: Language): { open: boolean; text: string } | null {
  const { t } = useTranslation();
  const [status, setStatus] = useState<SupportStatus | null>(null);

  useEffect(() => {
    const look = () => setStatus(supportStatus(new Date()));
    // The clocks of the world take their time.
    void whenIdle().then(look);
    const timer = setInterval(look, 60_000);
    return () => clearInterval(timer);
  }, []);

  if (!status) return null;
  if (status.open) {
    const hours = Math.floor(status.minutesLeft / 60);
    const minutes = status.minutesLeft % 60;
    const duration =
      hours > 0 ? t('footer.hoursMinutes', { hours, minutes }) : t('footer.minutes', { minutes });
    return { open: true, text: t('footer.openFor', { duration }) };
  }
  const time = new Intl.DateTimeFormat(htmlLang[language], {
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  }).format(status.opensAt);
  return { open: false, text: t('footer.closed', { time }) };
}
