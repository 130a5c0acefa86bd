import type { Language, NoticeDraft, NoticeScope } from '@payload/api/contract';
import { translate } from '@payload/catalog';
import type { Address } from './address.ts';
import type { IdentifiedMessage } from './outbox.ts';

/** Devices as the owner knows them. */
interface OwnDevice {
  productCode: string;
  serialNumber: string;
}

/**
 * What the owner of devices is told of a notice, in each of their languages: by mail what it says, which of their devices it
 * concerns and why they get it; by text message its title.
 */
export function noticeMessageTo(
  { kind, value }: Address,
  draft: Pick<NoticeDraft, 'number' | 'severity' | 'texts'>,
  { languages, devices }: { languages: readonly Language[]; devices: readonly OwnDevice[] },
  publicUrl: string | null,
): Omit<IdentifiedMessage, 'id'> {
  const parts = languages.map((language) => partIn(language, draft, devices, publicUrl));
  if (kind === 'phone') {
    const body = parts.map(({ subject, link }) => [subject, link].join(' ')).join('\n');
    return { kind: 'sms', recipient: value, subject: '', body };
  }
  return {
    kind: 'mail',
    recipient: value,
    subject: parts.map(({ subject }) => subject).join(' / '),
    body: `${parts.map(({ paragraphs }) => paragraphs.join('\n\n')).join('\n\n* * *\n\n')}\n`,
  };
}

function partIn(
  language: Language,
  { number, severity, texts }: Pick<NoticeDraft, 'number' | 'severity' | 'texts'>,
  devices: readonly OwnDevice[],
  publicUrl: string | null,
) {
  const { title, text } = texts[language];
  const severityName = translate(language, 'notices', `severities.${severity}`);
  const subject = translate(language, 'notice-mail', 'subject', { severity: severityName, number, title });
  const names = devices.map(({ productCode, serialNumber }) =>
    translate(language, 'notice-mail', 'device', { product: productCode, serial: serialNumber }),
  );
  const site = publicUrl === null ? null : `${publicUrl}/${language}`;
  const link =
    site === null
      ? translate(language, 'notice-mail', 'onSite')
      : translate(language, 'notice-mail', 'link', { url: `${site}/announcement#${number}` });
  const why =
    severity === 'safety'
      ? translate(language, 'notice-mail', 'whySafety')
      : site === null
        ? translate(language, 'notice-mail', 'why')
        : translate(language, 'notice-mail', 'whyAt', { url: `${site}/user` });
  const concerned = [translate(language, 'notice-mail', 'devices'), ...names].join('\n');
  return { subject, link, paragraphs: [title, text, concerned, link, why] };
}

/** Which devices a notice concerns, in words: `T90, serial numbers T90-0001 to T90-0400`. */
export function scopeText(language: Language, { productCode: product, from, to }: NoticeScope): string {
  return from === null || to === null
    ? product
    : translate(language, 'notices', 'range', { product, from, to });
}
