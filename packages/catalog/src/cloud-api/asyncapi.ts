import { type JsonSchema, type ObjectSchema, schemaOf } from './schema-of.ts';
import type { Call, CloudApi, Field, Notification, Topic } from './source.ts';

/** What only the document says, in its language. Whatever it does not say is left out. */
export interface DocumentWords {
  readonly title: string;
  readonly description: string;
  readonly version: string;
  /** Words of a heading. */
  readonly heading: (anchor: string) => string | undefined;
  /** What a row of the table under a heading means, by what its first column names. */
  readonly meaning: (anchor: string, name: string) => string | undefined;
}

/** A file of AsyncAPI 3, ready to be written as JSON or YAML. */
export interface AsyncApiFile {
  readonly asyncapi: '3.0.0';
  readonly channels: Readonly<
    Record<
      string,
      { readonly address: string; readonly messages: Readonly<Record<string, { $ref: string }>> }
    >
  >;
  readonly components: {
    readonly messages: Readonly<Record<string, { readonly payload: JsonSchema }>>;
    readonly securitySchemes: object;
  };
  readonly [section: string]: unknown;
}

/** Every reply of the dock has this data. */
const resultFields: readonly Field[] = [{ name: 'result', type: 'int', range: { form: 'code' } }];

/** A refusal says a `result` that is not among the values of an answer; it stays open to any number. */
const answering = (fields: readonly Field[]): readonly Field[] =>
  fields.map((field) => (field.name === 'result' ? { ...field, range: { form: 'code' } } : field));

const defined = <Value>(key: string, value: Value | undefined) =>
  value === undefined ? {} : { [key]: value };

/**
 * The description of a payload's topics and messages as a file that tools read.
 *
 * @param words of the document, in the file's language
 * Source: AsyncAPI 3.0.0. `send` is what a program in the cloud does.
 */
export function asyncApiOf(api: CloudApi, words: DocumentWords): AsyncApiFile {
  const messages = messagesOf(api, words);
  const at = (topic: Topic) => messages.filter((message) => message.topic === topic.key);
  return {
    asyncapi: '3.0.0',
    info: { title: words.title, version: words.version, description: words.description },
    defaultContentType: 'application/json',
    servers: {
      broker: {
        host: '{broker}:8883',
        protocol: 'secure-mqtt',
        variables: { broker: { default: 'broker.example.com' } },
        security: [{ $ref: '#/components/securitySchemes/account' }],
      },
    },
    channels: Object.fromEntries(
      api.topics.map((topic) => [
        topic.key,
        {
          address: topic.address,
          ...defined('description', words.meaning('topics', topic.address)),
          parameters: parametersOf(topic, words),
          messages: Object.fromEntries(
            at(topic).map(({ key }) => [key, { $ref: `#/components/messages/${key}` }]),
          ),
        },
      ]),
    ),
    operations: operationsOf(api, words),
    components: {
      messages: Object.fromEntries(
        messages.map(({ key, name, title, payload, correlation }) => [
          key,
          {
            name,
            ...defined('title', title),
            contentType: 'application/json',
            ...(correlation ? { correlationId: { location: `$message.payload#/${correlation}` } } : {}),
            payload,
          },
        ]),
      ),
      securitySchemes: { account: { type: 'userPassword' } },
    },
  };
}

interface Message {
  /** Unique in the file. */
  readonly key: string;
  readonly topic: Topic['key'];
  readonly name: string;
  readonly title: string | undefined;
  readonly payload: JsonSchema;
  readonly correlation: 'tid' | 'seq' | null;
}

function messagesOf(api: CloudApi, words: DocumentWords): Message[] {
  const described = (anchor: string) => (name: string) =>
    words.meaning(anchor, name.replace(/^psdk_widget_values\[\]\.(?:speaker\.)?/, '')) ??
    words.meaning(anchor, name);
  const speaker = (name: string) =>
    words.meaning('speaker-state', name.replace('psdk_widget_values[].speaker.', ''));
  const dataOf = ({ anchor, fields }: Pick<Call, 'anchor' | 'fields'>) => {
    const own = described(anchor);
    return schemaOf(fields, (name) =>
      anchor === 'values' && name.includes('.speaker.') ? speaker(name) : own(name),
    );
  };
  const enveloped = (method: string | null, data: JsonSchema): JsonSchema => {
    const base = schemaOf(
      api.envelope.filter(({ name }) => name !== 'data' && (name !== 'method' || method !== null)),
      described('envelope'),
    );
    return withParts(base, method, data);
  };
  const result = schemaOf(resultFields);
  const titled = (anchor: string) => words.heading(anchor);
  return [
    ...api.calls.flatMap((call): Message[] => {
      const { method, topic, anchor } = call;
      const title = titled(anchor);
      const correlation = 'tid';
      if (topic === 'requests_reply') {
        const data = dataOf({ anchor, fields: answering(call.fields) });
        return [
          {
            key: `${method}_reply`,
            topic,
            name: method,
            title,
            correlation,
            payload: enveloped(method, data),
          },
        ];
      }
      return [
        { key: method, topic, name: method, title, correlation, payload: enveloped(method, dataOf(call)) },
        {
          key: `${method}_reply`,
          topic: 'services_reply',
          name: method,
          title,
          correlation,
          payload: enveloped(method, result),
        },
      ];
    }),
    ...api.direct.flatMap((call): Message[] => {
      const { method } = call;
      const service = api.calls.find((one) => `drc_${one.method}` === method);
      const data = dataOf({ ...call, anchor: service?.anchor ?? call.anchor });
      const title = words.meaning('drc', method);
      const correlation = 'seq';
      return [
        { key: method, topic: 'drc_down', name: method, title, correlation, payload: direct(method, data) },
        {
          key: `${method}_reply`,
          topic: 'drc_up',
          name: method,
          title,
          correlation,
          payload: direct(method, result),
        },
      ];
    }),
    ...api.notifications.map(
      (told: Notification): Message => ({
        key: told.topic === 'requests' ? `${told.method}_request` : told.method,
        topic: told.topic,
        name: told.method,
        title: titled(told.anchor),
        correlation: told.topic === 'requests' ? 'tid' : null,
        payload:
          told.topic === 'drc_up'
            ? direct(told.method, dataOf(told))
            : enveloped(told.topic === 'state' ? null : told.method, dataOf(told)),
      }),
    ),
    {
      key: 'events_reply',
      topic: 'events_reply',
      name: 'events_reply',
      title: undefined,
      correlation: 'tid',
      payload: enveloped('', { type: 'object' }),
    },
    {
      key: 'status',
      topic: 'status',
      name: 'status',
      title: undefined,
      correlation: null,
      payload: { type: 'object' },
    },
  ];
}

/** The frame of the direct channel. */
const sequence: ObjectSchema = {
  type: 'object',
  properties: { seq: { type: 'integer', minimum: 0 } },
  required: ['seq'],
};
const direct = (method: string, data: JsonSchema) => withParts(sequence, method, data);

/** The frame of a message with its method, which any may be where it is '', and with its data. */
function withParts(base: ObjectSchema, method: string | null, data: JsonSchema): JsonSchema {
  const { properties, required } = base;
  const named = method ? { method: { type: 'string', const: method } } : {};
  return {
    ...base,
    properties: { ...properties, ...named, data },
    required: [...new Set([...required, ...(method === null ? [] : ['method']), 'data'])],
  };
}

function parametersOf({ address }: Topic, words: DocumentWords) {
  const name = /\{(?<name>\w+)\}/u.exec(address)?.groups?.['name'] ?? '';
  return { [name]: { ...defined('description', words.meaning('envelope', name)) } };
}

const bindings = { mqtt: { qos: 1, bindingVersion: '0.2.0' } };

const channel = (key: string) => ({ $ref: `#/channels/${key}` });
const message = (topic: string, key: string) => ({ $ref: `#/channels/${topic}/messages/${key}` });

function operationsOf(api: CloudApi, words: DocumentWords) {
  const calls = [...api.calls, ...api.direct].filter(({ topic }) => topic !== 'requests_reply');
  const sent = calls.map(({ method, topic, anchor }) => {
    const back = topic === 'services' ? 'services_reply' : 'drc_up';
    return [
      method,
      {
        action: 'send',
        channel: channel(topic),
        ...defined('title', topic === 'services' ? words.heading(anchor) : words.meaning('drc', method)),
        messages: [message(topic, method)],
        bindings,
        reply: { channel: channel(back), messages: [message(back, `${method}_reply`)] },
      },
    ];
  });
  const told = api.notifications.map(({ method, topic, anchor }) => {
    const key = topic === 'requests' ? `${method}_request` : method;
    const answer = {
      channel: channel('requests_reply'),
      messages: [message('requests_reply', `${method}_reply`)],
    };
    return [
      `on_${method}`,
      {
        action: 'receive',
        channel: channel(topic),
        ...defined('title', words.heading(anchor)),
        messages: [message(topic, key)],
        ...(topic === 'requests' ? { reply: answer } : {}),
      },
    ];
  });
  return Object.fromEntries([...sent, ...told]);
}
