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
 * What the owner of devices is told of a notice, in the language they chose: by mail what it says, which of their devices it
 * concerns and how to hear no more of the kind; by text message its title.
 */
export function noticeMessageTo(
  { kind, value }: Address,
  { number, severity, texts }: Pick<NoticeDraft, 'number' | 'severity' | 'texts'>,
  { language, devices }: { language: Language; devices: readonly OwnDevice[] },
  publicUrl: string | null,
): Omit<IdentifiedMessage, 'id'> {
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
  if (kind === 'phone')
    return { kind: 'sms', recipient: value, subject: '', body: [subject, link].join(' ') };
  const paragraphs = [
    title,
    text,
    [translate(language, 'notice-mail', 'devices'), ...names].join('\n'),
    link,
    site === null
      ? translate(language, 'notice-mail', 'why')
      : translate(language, 'notice-mail', 'whyAt', { url: `${site}/user` }),
  ];
  return { kind: 'mail', recipient: value, subject, body: `${paragraphs.join('\n\n')}\n` };
}

/** Which devices a notice concerns, in words: `T90, serial numbers T90-0001 to T90-0400`. */
export function scopeText(language: Language, { productCode: product, from, to }: NoticeScope): string {
  return from === null || to === null
    ? product
    : translate(language, 'notices', 'range', { product, from, to });
}
