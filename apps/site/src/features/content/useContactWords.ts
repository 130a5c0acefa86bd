import type { ContactCardTranslations } from '@payload/ui/ContactCard';
import { useTranslation } from 'react-i18next';

/** The words of a card with contacts, in the page's language. A page that shows one names the texts `contacts`. */
export function useContactWords(): ContactCardTranslations {
  const { t } = useTranslation(['contacts', 'site']);
  const long = t('weekdays', { returnObjects: true });
  return {
    copy: (phone) => t('copy', { phone }),
    copied: t('copied'),
    notCopied: t('notCopied'),
    email: t('email'),
    hours: t('hours'),
    yourTime: t('yourTime'),
    sameTime: t('sameTime'),
    weekdays: t('site:footer.weekdays', { returnObjects: true }).map((short, day) => ({
      short,
      long: long[day] ?? short,
    })),
    dayRange: (first, last) => t('dayRange', { first, last }),
    line: (days, shifts) => t('line', { days: days.join(t('days')), shifts: shifts.join(t('shifts')) }),
    open: (time, elsewhere) => t(elsewhere ? 'openElsewhere' : 'open', { time }),
    opens: (day, time, elsewhere) => {
      if (day === null)
        return t(elsewhere ? 'site:footer.opensTodayElsewhere' : 'site:footer.opensToday', { time });
      return t(elsewhere ? 'site:footer.opensOnElsewhere' : 'site:footer.opensOn', { day, time });
    },
    closed: t('closed'),
  };
}
