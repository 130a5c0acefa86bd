import {
  type Call,
  type CloudApi,
  type Data,
  type Field,
  isData,
  type Message,
  md5,
} from '@payload/catalog/cloud-api';

/** What stands in the fields of a message, by their paths. */
export type DraftValues = Readonly<Record<string, string>>;

/** A value of a message's data by its path; '' where there is none. */
function valueAt(data: Data, path: string): string {
  const value = path.split('.').reduce<unknown>((at, name) => (isData(at) ? at[name] : undefined), data);
  return typeof value === 'number' || typeof value === 'string' ? String(value) : '';
}

/** The values of a call's example. */
export const draftOf = ({ fields }: Call, data: Data): DraftValues =>
  Object.fromEntries(fields.map(({ name }) => [name, valueAt(data, name)]));

/** A value is changed; the sum over a text goes with the text. */
export const changed = (values: DraftValues, name: string, value: string): DraftValues => ({
  ...values,
  [name]: value,
  ...(name === 'tts.text' ? { 'tts.md5': md5(value) } : {}),
});

/** What was typed, as JSON has it: a whole number where one is asked for and was typed. */
const typed = ({ type }: Field, value: string): number | string =>
  type === 'int' && /^-?\d+$/.test(value.trim()) ? Number(value) : value;

/** The data of a message. A value that is no number where one is asked for stays as it was typed: the payload refuses it. */
export function dataOf({ fields }: Call, values: DraftValues): Data {
  const data: Record<string, unknown> = {};
  for (const field of fields) {
    const names = field.name.split('.');
    const last = names.pop() ?? '';
    let at = data;
    for (const name of names) {
      const known = at[name];
      const next: Record<string, unknown> = isData(known) ? { ...known } : {};
      at[name] = next;
      at = next;
    }
    at[last] = typed(field, values[field.name] ?? '');
  }
  return data;
}

/** Names of a message: new for each, or those of the message that it answers. */
export interface MessageIds {
  readonly bid: string;
  readonly tid: string;
  /** Number on the direct channel. */
  readonly seq: number;
}

/** The message as it is sent. */
export function messageOf(
  call: Pick<Call, 'method' | 'topic'>,
  data: Data,
  { bid, tid, seq }: MessageIds,
  now: number,
): Message {
  const { method, topic } = call;
  const body = topic === 'drc_down' ? { seq, method, data } : { bid, tid, timestamp: now, method, data };
  return { topic, body };
}

/** Codes that a message can be made to come to. */
export const codesOf = ({ errors }: CloudApi, method: string): readonly number[] =>
  errors
    .filter(({ of }) => of.some((one) => one.method === method.replace(/^drc_/, '')))
    .map(({ code }) => code);

/** Where a call's topic lies for a dock. */
export const addressOf = ({ topics }: CloudApi, { topic }: Pick<Call, 'topic'>): string =>
  topics.find(({ key }) => key === topic)?.address ?? topic;
