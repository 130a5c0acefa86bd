import type { ContactCardTranslations } from '@payload/ui/ContactCard';
import { useTranslation } from 'react-i18next';

/** The days of the week from Monday on, in the page's language. */
function weekdaysIn(tag: string): { short: string; long: string }[] {
  return Array.from({ length: 7 }, (_, index) => {
    // 5 January 2026 is a Monday.
    const day = new Date(Date.UTC(2026, 0, 5 + index));
    const named = (weekday: 'short' | 'long') =>
      new Intl.DateTimeFormat(tag, { weekday, timeZone: 'UTC' }).format(day);
    // Chinese says 周一 in a sentence too; its long form is for forms and letters.
    return { short: named('short'), long: named(tag.startsWith('zh') ? 'short' : 'long') };
  });
}

/** The words of a card with contacts, in the page's language. A page that shows one names the texts `contacts`. */
export function useContactWords(): ContactCardTranslations {
  const { t, i18n } = useTranslation(['contacts']);
  return {
    copy: (phone) => t('copy', { phone }),
    copied: t('copied'),
    notCopied: t('notCopied'),
    email: t('email'),
    hours: t('hours'),
    yourTime: t('yourTime'),
    sameTime: t('sameTime'),
    weekdays: weekdaysIn(i18n.language),
    dayRange: (first, last) => t('dayRange', { first, last }),
    line: (days, shifts) => t('line', { days: days.join(t('days')), shifts: shifts.join(t('shifts')) }),
    open: (time, elsewhere) => t(elsewhere ? 'openElsewhere' : 'open', { time }),
    opens: (day, time, elsewhere) => {
      if (day === null) return t(elsewhere ? 'opensTodayElsewhere' : 'opensToday', { time });
      return t(elsewhere ? 'opensOnElsewhere' : 'opensOn', { day, time });
    },
    closed: t('closed'),
  };
}
