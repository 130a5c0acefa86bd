import { type SupportStatus, supportStatus, supportUtcOffset } from '@payload/web/language/support-hours.ts';
import { whenIdle } from '@payload/web/rendering/when-idle.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Whether support answers now, in words and in the visitor's own time; null until the page runs. */
export function useSupportLine(): { open: boolean; text: string } | null {
  const { t } = useTranslation();
  const [seen, setSeen] = useState<{ at: Date; status: SupportStatus } | null>(null);

  useEffect(() => {
    const look = () => {
      const at = new Date();
      setSeen({ at, status: supportStatus(at) });
    };
    // The clocks of the world take their time.
    void whenIdle().then(look);
    const timer = setInterval(look, 60_000);
    return () => clearInterval(timer);
  }, []);

  if (!seen) return null;
  const { at, status } = seen;
  if (status.open) {
    const hours = Math.floor(status.minutesLeft / 60);
    const minutes = status.minutesLeft % 60;
    const duration =
      hours > 0 ? t('footer.hoursMinutes', { hours, minutes }) : t('footer.minutes', { minutes });
    return { open: true, text: t('footer.openFor', { duration }) };
  }
  // Written by hand: the first format of `Intl` stops a phone for a tenth of a second.
  const { opensAt } = status;
  const time = `${opensAt.getHours()}:${String(opensAt.getMinutes()).padStart(2, '0')}`;
  const isElsewhere = at.getTimezoneOffset() !== -supportUtcOffset;
  if (opensAt.toDateString() === at.toDateString())
    return {
      open: false,
      text: t(isElsewhere ? 'footer.opensTodayElsewhere' : 'footer.opensToday', { time }),
    };
  const day = t('footer.weekdays', { returnObjects: true }).at(opensAt.getDay() - 1) ?? '';
  return { open: false, text: t(isElsewhere ? 'footer.opensOnElsewhere' : 'footer.opensOn', { day, time }) };
}
