import { ContactCard, type ContactCardTranslations } from '@payload/ui/ContactCard';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { useTranslation } from 'react-i18next';
import { phones } from '../shell/contacts.ts';
import { supportHours } from '../shell/support-hours.ts';
import * as styles from './FormPage.css.ts';

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

function useContactWords(): ContactCardTranslations {
  const { t, i18n } = useTranslation(['apply']);
  return {
    copy: (phone) => t('contact.copy', { phone }),
    copied: t('contact.copied'),
    notCopied: t('contact.notCopied'),
    email: t('contact.email'),
    hours: t('contact.hours'),
    yourTime: t('contact.yourTime'),
    sameTime: t('contact.sameTime'),
    weekdays: weekdaysIn(i18n.language),
    dayRange: (first, last) => t('contact.dayRange', { first, last }),
    line: (days, shifts) =>
      t('contact.line', { days: days.join(t('contact.days')), shifts: shifts.join(t('contact.shifts')) }),
    open: (time, elsewhere) => t(elsewhere ? 'contact.openElsewhere' : 'contact.open', { time }),
    opens: (day, time, elsewhere) => {
      if (day === null) return t(elsewhere ? 'contact.opensTodayElsewhere' : 'contact.opensToday', { time });
      return t(elsewhere ? 'contact.opensOnElsewhere' : 'contact.opensOn', { day, time });
    },
    closed: t('contact.closed'),
  };
}

/** Whom to call, by region, and when somebody answers. */
export function Contacts() {
  const { t } = useTranslation(['apply', 'site']);
  const translations = useContactWords();
  return (
    <section className={styles.group}>
      <SectionHeading size="xxs" title={t('contact.heading')} />
      <ContactCard
        className={styles.full}
        region={t('contact.china')}
        channels={[{ label: t('site:footer.support'), phone: phones.support }]}
        hours={supportHours}
        translations={translations}
      />
      <ContactCard
        className={styles.full}
        region={t('contact.americas')}
        channels={[{ label: t('contact.sales'), phone: phones.americas }]}
        translations={translations}
      />
    </section>
  );
}
