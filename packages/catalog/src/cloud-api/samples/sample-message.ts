import type { Language } from '../../language.ts';
import type { Call, Data } from '../source.ts';

/** What a program works out itself: settings of its own, new names, the time, and the sum over a text. */
export type Worked = 'id' | 'now' | 'port' | 'text' | 'md5' | 'request-bid' | 'request-tid';

/** A value of a message as a program writes it: as it stands, worked out, or an object of such values. */
export type Part =
  | { readonly is: 'value'; readonly value: number | string }
  | { readonly is: 'worked'; readonly worked: Worked }
  | { readonly is: 'object'; readonly parts: readonly (readonly [name: string, part: Part])[] };

/** What a sample is made of, whichever language it is in. */
export interface SampleMessage {
  readonly method: string;
  /** Topic with `{gateway_sn}` in it. */
  readonly address: string;
  readonly message: Part;
  /** The text whose sum it carries; null where it speaks none. */
  readonly text: string | null;
  /** What replies are matched by. */
  readonly named: 'tid' | 'seq';
  /** Names of the settings that it reads. */
  readonly settings: readonly string[];
  /** Comments and messages of the program. */
  readonly words: SampleWords;
}

interface SampleWords {
  /** What the call does: its first line. */
  readonly title: string;
  /** The line before the names of the settings. */
  readonly settings: string;
  /** Where nobody receives the message. */
  readonly offline: string;
}

const words: Readonly<Record<Language, Omit<SampleWords, 'title'>>> = {
  en: {
    settings: 'Settings from the environment:',
    offline: 'Nobody is subscribed to the topic: the dock is offline.',
  },
  cn: { settings: '从环境变量读取：', offline: '没有客户端订阅该主题：机场离线。' },
};

const value = (of: number | string): Part => ({ is: 'value', value: of });
const worked = (what: Worked): Part => ({ is: 'worked', worked: what });
const object = (...parts: (readonly [string, Part])[]): Part => ({ is: 'object', parts });

function partOf(name: string, of: unknown, within: string): Part {
  if (name === 'psdk_index') return worked('port');
  if (within === 'tts' && (name === 'text' || name === 'md5')) return worked(name);
  if (typeof of === 'number' || typeof of === 'string') return value(of);
  return object(
    ...Object.entries(of ?? {}).map(([key, inner]): [string, Part] => [key, partOf(key, inner, name)]),
  );
}

function frameOf({ topic, method }: Call, data: Part): Part {
  const named = ['method', value(method)] as const;
  if (topic === 'drc_down') return object(['seq', value(1)], named, ['data', data]);
  const isAnswer = topic === 'requests_reply';
  return object(
    ['bid', worked(isAnswer ? 'request-bid' : 'id')],
    ['tid', worked(isAnswer ? 'request-tid' : 'id')],
    ['timestamp', worked('now')],
    named,
    ['data', data],
  );
}

const isOrder = (tts: unknown): tts is { text: string } =>
  typeof tts === 'object' && tts !== null && 'text' in tts && typeof tts.text === 'string';

/**
 * A call with the data of its example.
 *
 * @param address of its topic
 * @param title what it does, in the language
 */
export function sampleMessageOf(
  call: Call,
  address: string,
  title: string,
  language: Language,
): SampleMessage {
  const data: Data = call.example[language];
  const isAnswer = call.topic === 'requests_reply';
  return {
    method: call.method,
    address,
    message: frameOf(call, partOf('data', data, '')),
    text: isOrder(data['tts']) ? data['tts'].text : null,
    named: call.topic === 'drc_down' ? 'seq' : 'tid',
    settings: [
      'GATEWAY_SN',
      ...(isAnswer ? ['REQUEST_BID', 'REQUEST_TID'] : ['PSDK_INDEX']),
      'REST_URL',
      'API_KEY',
      'API_SECRET',
    ],
    words: { title, ...words[language] },
  };
}

/** Whether a message has something worked out in it. */
export function needs(part: Part, what: Worked): boolean {
  if (part.is === 'worked') return part.worked === what;
  return part.is === 'object' && part.parts.some(([, inner]) => needs(inner, what));
}

/**
 * A message as a literal of a language, a part on each line.
 *
 * @param write how the language writes names and values
 * @param indent spaces of a level
 */
export function literalOf(
  part: Part,
  write: {
    name: (name: string) => string;
    value: (of: number | string) => string;
    worked: (what: Worked) => string;
  },
  { indent = 2, comma = true }: { indent?: number; comma?: boolean } = {},
  depth = 0,
): string {
  if (part.is === 'value') return write.value(part.value);
  if (part.is === 'worked') return write.worked(part.worked);
  const space = ' '.repeat(indent * (depth + 1));
  const lines = part.parts.map(
    ([name, inner]) =>
      `${space}${write.name(name)}: ${literalOf(inner, write, { indent, comma }, depth + 1)}`,
  );
  return `{\n${lines.join(',\n')}${comma ? ',' : ''}\n${' '.repeat(indent * depth)}}`;
}
