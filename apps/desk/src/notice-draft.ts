import {
  type DeskNotice,
  type NoticeDraft,
  type NoticeSeverity,
  noticeSeverities,
  publishNotice,
  validate,
} from '@payload/api/contract';
import type { Checked, Values } from '@payload/flows/form';

/** The fields of a notice as it is being written; `scopes` has a line for each model, its code and after it the first and the last serial number of a range. */
export const noticeFields = [
  'number',
  'severity',
  'scopes',
  'enTitle',
  'enText',
  'cnTitle',
  'cnText',
] as const;
export type NoticeField = (typeof noticeFields)[number];

export function severityOf(chosen: unknown): NoticeSeverity {
  return noticeSeverities.find((each) => each === chosen) ?? 'information';
}

/** A notice of which nothing is written yet, with the number that comes after those of its year: `N-2026-05`. */
export function newNotice(
  published: readonly Pick<DeskNotice, 'number'>[],
  year: number,
): Partial<Values<NoticeField>> {
  const taken = published.flatMap(({ number }) => {
    const [, place] = new RegExp(`^N-${year}-(\\d+)$`).exec(number) ?? [];
    return place === undefined ? [] : [Number(place)];
  });
  const next = String(Math.max(0, ...taken) + 1).padStart(2, '0');
  return { severity: 'information', number: `N-${year}-${next}` };
}

/** The fields that stand in for parts of the notice, in the order of the form. */
const fieldOfPart: readonly (readonly [part: string, field: NoticeField])[] = [
  ['notice.number', 'number'],
  ['notice.severity', 'severity'],
  ['notice.scopes', 'scopes'],
  ['notice.texts.en.title', 'enTitle'],
  ['notice.texts.en.text', 'enText'],
  ['notice.texts.cn.title', 'cnTitle'],
  ['notice.texts.cn.text', 'cnText'],
];

/** The field that shows what was refused at a part of the notice; null for the notice as a whole. */
export function fieldOf(part: string | null): NoticeField | null {
  const found = fieldOfPart.find(([each]) => part === each || part?.startsWith(`${each}.`));
  return found?.[1] ?? null;
}

/** Reads what was typed as the service takes it, or says which fields are wrong. */
export function noticeOf(written: Values<NoticeField>): Checked<NoticeDraft> {
  const scopes = written.scopes
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([code]) => code !== '');
  const checked = validate(publishNotice.body, {
    mode: 'preview',
    notice: {
      number: written.number,
      severity: written.severity,
      // What stands behind a range belongs to nothing, and is no serial number.
      scopes: scopes.map(([productCode, from = null, to = null, ...more]) => ({
        productCode,
        from,
        to: more.length > 0 ? '' : to,
      })),
      texts: {
        en: { title: written.enTitle, text: written.enText },
        cn: { title: written.cnTitle, text: written.cnText },
      },
    },
  });
  if (checked.ok) return { ok: true, value: checked.value.notice };
  return {
    ok: false,
    refusals: checked.refusals.map(({ field, key }) => ({ field: fieldOf(field) ?? field, key })),
  };
}

const key = 'desk notice';

/** The notice that was being written in this tab when it was last left; null where none was. */
export function storedNotice(): Values<NoticeField> | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const kept: Partial<Record<string, unknown>> = { ...value };
    const text = (name: NoticeField) => (typeof kept[name] === 'string' ? kept[name] : '');
    const severity = severityOf(kept['severity']);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an entry for every field
    return {
      ...Object.fromEntries(noticeFields.map((name) => [name, text(name)])),
      severity,
    } as Values<NoticeField>;
  } catch {
    return null;
  }
}

/** Keeps what is being written until the tab is closed; null forgets it. Where storage is blocked it lasts as long as the view is open. */
export function storeNotice(written: Values<NoticeField> | null): void {
  try {
    if (written === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(written));
  } catch {
    // Nothing can be kept, and nothing was kept.
  }
}
