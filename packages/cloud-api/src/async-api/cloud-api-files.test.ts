import { createHash } from 'node:crypto';
import specs from '@asyncapi/specs';
import { type Language, languages } from '@payload/catalog';
import {
  type AsyncApiFile,
  type Call,
  type CloudApi,
  cloudApiIds,
  cloudApis,
  type Data,
  type Field,
  type FieldRange,
  hasSpeaker,
  isData,
} from '@payload/catalog/cloud-api';
import { type Block, wordsOf } from '@payload/ui/TechnicalDocument';
import { Ajv, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { plainWords } from '../documents/document-words.ts';
import { documentOf, prepareDocument } from '../documents/documents.ts';
import { cloudApiFiles } from './cloud-api-files.ts';

const editions = languages.flatMap((language) => cloudApiIds.map((id) => ({ language, id })));

await Promise.all(editions.map(({ id, language }) => prepareDocument(id, language)));
const files = await cloudApiFiles();
const fileOf = (id: string, language: Language) => files[`/data/${language}/cloud-api/${id}.json`] ?? '';

interface Section {
  readonly anchor: string;
  readonly rows: readonly (readonly string[])[];
  readonly fences: readonly { label: string; topic: string | null; text: string }[];
}

/** What a document says under each of its headings, in tables and codes. */
function sectionsOf(blocks: readonly Block[]): ReadonlyMap<string, Section> {
  const sections = new Map<string, Section>();
  let section: Section = { anchor: '', rows: [], fences: [] };
  for (const block of blocks) {
    if (block[0] === 'h2' || block[0] === 'h3') section = { anchor: block[1], rows: [], fences: [] };
    if (block[0] === 'table') {
      const [, , ...rows] = block;
      section = { ...section, rows: rows.map((row) => row.map((cell) => plainWords(wordsOf(cell)))) };
    }
    if (block[0] === 'pre') {
      const [, label, topic, ...tokens] = block;
      const text = tokens.map((token) => (typeof token === 'string' ? token : token[1])).join('');
      section = { ...section, fences: [...section.fences, { label, topic, text }] };
    }
    sections.set(section.anchor, section);
  }
  return sections;
}

/** How a document writes a form that has no limits. */
const forms: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  'access-key': { en: 'key', cn: '密钥' },
  any: { en: 'any', cn: '任意' },
  bucket: { en: 'bucket', cn: '桶' },
  bytes: { en: 'bytes', cn: '字节' },
  code: { en: '0, code', cn: '0 或错误码' },
  https: { en: 'https', cn: 'https' },
  key: { en: 'key', cn: '键' },
  line: { en: 'one line', cn: '一行' },
  md5: { en: '32 digits', cn: '32 位' },
  milliseconds: { en: 'ms since 1970', cn: '毫秒，自 1970 年起' },
  model: { en: 'model', cn: '型号' },
  object: { en: 'by method', cn: '随方法而定' },
  region: { en: 'region', cn: '地域' },
  seconds: { en: 's', cn: '秒' },
  secret: { en: 'secret', cn: '密钥' },
  serial: { en: 'serial number', cn: '序列号' },
  short: { en: 'under 256 characters', cn: '少于 256 个字符' },
  token: { en: 'token', cn: '令牌' },
  utf8: { en: 'UTF-8', cn: 'UTF-8' },
  uuid: { en: 'UUID', cn: 'UUID' },
  version: { en: 'version', cn: '版本' },
  widget: { en: 'widget table', cn: '见控件表' },
  word: { en: 'as listed', cn: '见各节' },
};

function written(range: FieldRange, language: Language): string {
  if ('from' in range) return `${range.from}–${range.to}`.replace('-', '−');
  if ('values' in range) return range.values.join(language === 'en' ? ', ' : '、');
  return forms[range.form]?.[language] ?? range.form;
}

/** Cells that say in other words what the source has as a list or as a form. */
const saidOtherwise: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  gateway: { en: 'upward only', cn: '仅上行' },
  system_state: { en: 'list', cn: '列表' },
  'output.progress.step_key': { en: 'step', cn: '步骤' },
};

const expected = (fields: readonly Field[], language: Language) =>
  fields.map(({ name, type, range }) => [
    name,
    type,
    saidOtherwise[name]?.[language] ?? written(range, language),
  ]);

/** Fields by the heading whose table has them, each by the name that it has there. */
function tablesOf(api: CloudApi): ReadonlyMap<string, readonly Field[]> {
  const tables = new Map<string, readonly Field[]>([['envelope', api.envelope]]);
  for (const { anchor, fields, topic } of [...api.calls, ...api.notifications]) {
    if (anchor === 'drc') continue;
    const before = topic === 'requests_reply' || topic === 'requests' ? (tables.get(anchor) ?? []) : [];
    const own = fields.map((field) => ({ ...field, name: field.name.replace('psdk_widget_values[].', '') }));
    const speaker = own.filter(({ name }) => name.startsWith('speaker.'));
    const rest = own.filter(({ name }) => !name.startsWith('speaker.'));
    // The request of the dock stands before its answer.
    tables.set(anchor, topic === 'requests' ? [...rest, ...before] : [...before, ...rest]);
    if (speaker.length > 0)
      tables.set(
        'speaker-state',
        speaker.map((field) => ({ ...field, name: field.name.replace('speaker.', '') })),
      );
  }
  return tables;
}

const describedBy = (id: string, language: Language): AsyncApiFile => JSON.parse(fileOf(id, language));
const parsed = (text: string): Data => JSON.parse(text);
const exampleOf = ({ example }: Call, language: Language) => example[language];

describe.each(editions)('$language/$id and its source', ({ language, id }) => {
  const api = cloudApis[id];
  const sections = sectionsOf(documentOf(id, language).blocks);
  const rowsUnder = (anchor: string) => sections.get(anchor)?.rows ?? [];
  const messages = [...sections.values()].flatMap(({ anchor, fences }) =>
    fences
      .filter(({ text }) => text.startsWith('{'))
      .map((fence) => ({ anchor, ...fence, message: parsed(fence.text) })),
  );

  it('agree in the name, type and range of every field', () => {
    for (const [anchor, fields] of tablesOf(api)) {
      const rows = rowsUnder(anchor).map((row) => row.slice(0, 3));
      expect([anchor, rows]).toEqual([anchor, expected(fields, language)]);
    }
  });

  it('agree in topics, methods, commands of the direct channel and error codes', () => {
    const names = (anchor: string) => rowsUnder(anchor).map(([name]) => name);
    expect(names('topics')).toEqual(api.topics.map(({ address }) => address));
    const services = api.calls.filter(({ topic }) => topic === 'services');
    expect(names('services')).toEqual(services.map(({ method }) => method));
    expect(names('drc')).toEqual(api.direct.map(({ method }) => method));
    expect(names('errors')).toEqual(api.errors.map(({ code }) => String(code)));
    const none = { en: 'none', cn: '无' }[language];
    const twins = services.map(
      ({ method }) => api.direct.find((call) => call.method === `drc_${method}`)?.method ?? none,
    );
    const directly = rowsUnder('services').flatMap(([, , name]) => name ?? []);
    expect(directly).toEqual(api.direct.length > 0 ? twins : []);
    const data = rowsUnder('drc').map(([, cell = '']) =>
      [...cell.matchAll(/[a-z_]{3,}/g)].map(([name]) => name),
    );
    expect(data).toEqual(
      api.direct.map(({ fields }) => [...new Set(fields.map(({ name }) => name.split('.')[0]))]),
    );
  });

  it('agree in the number, kind and range of every widget', () => {
    const kinds: Readonly<Record<string, string>> = {
      开关: 'switch',
      列表: 'list',
      滑块: 'range',
      按钮: 'button',
      只读: 'read-only',
    };
    const rows = rowsUnder('widgets').map(([index, kind = '', range = '']) => {
      const numbers = [...range.replaceAll('−', '-').matchAll(/(?<![\d–])-?\d+|(?<=–)\d+/g)].map(([one]) =>
        Number(one),
      );
      return [Number(index), kinds[kind] ?? kind, numbers[0], numbers.at(-1)];
    });
    expect(rows).toEqual(api.widgets.map(({ index, type, from, to }) => [index, type, from, to]));
  });

  it('agree in the data of every request that is shown', () => {
    const shown = [...api.calls, ...api.direct].flatMap((call) => {
      const found = messages.filter(
        ({ message, topic }) =>
          message['method'] === call.method &&
          topic === api.topics.find(({ key }) => key === call.topic)?.address,
      );
      return found.slice(0, 1).map(({ message }) => ({ call, data: message['data'] }));
    });
    expect(shown.length).toBeGreaterThanOrEqual(api.calls.length);
    for (const { call, data } of shown)
      expect([call.method, data]).toEqual([call.method, exampleOf(call, language)]);
  });

  it('agree in the sum of the text that is spoken', () => {
    const orders = api.calls.map((call) => exampleOf(call, language)['tts']).filter(isData);
    const sums = orders.map(({ text }) => createHash('md5').update(String(text)).digest('hex'));
    expect(sums).toEqual(orders.map(({ md5 }) => md5));
    expect(sums).toHaveLength(hasSpeaker(api) ? 1 : 0);
  });

  it('make a description by which every message of the document is valid', () => {
    const file = describedBy(id, language);
    const validators = validatorsOf(file);
    expect(messages.length).toBeGreaterThan(8);
    const faults = messages.flatMap(({ message, topic, label }) => {
      const on = validators.filter(({ address }) => address === topic);
      const isValid = on.some(({ validate }) => validate(message));
      return isValid
        ? []
        : [`${label} on ${topic}: ${on.map(({ validate }) => JSON.stringify(validate.errors)).join()}`];
    });
    expect(faults).toEqual([]);
  });

  it('make a description that refuses a value outside of its range', () => {
    const validators = validatorsOf(describedBy(id, language));
    const request = messages.find(
      ({ message }) =>
        message['method'] === 'psdk_widget_value_set' &&
        isData(message['data']) &&
        'index' in message['data'],
    );
    const sent = request?.message['data'];
    const data = { ...(isData(sent) ? sent : {}), psdk_index: 4 };
    const on = validators.filter(({ address }) => address === request?.topic);
    expect(on.some(({ validate }) => validate({ ...request?.message, data }))).toBe(false);
  });
});

interface Validator {
  readonly address: string;
  readonly validate: ValidateFunction;
}

/** A validator for each message of a description, with the address of its channel. */
function validatorsOf({ channels, components }: AsyncApiFile): Validator[] {
  const ajv = new Ajv({ allErrors: true, strict: true });
  formats['default'](ajv);
  return Object.values(channels).flatMap(({ address, messages }) =>
    Object.keys(messages).map((key) => ({
      address,
      validate: ajv.compile(components.messages[key]?.payload ?? false),
    })),
  );
}

describe('the files', () => {
  it('are one of YAML and one of JSON for each document and language, with the same in them', () => {
    expect(Object.keys(files)).toHaveLength(cloudApiIds.length * languages.length * 2);
    for (const { language, id } of editions) {
      const path = `/data/${language}/cloud-api/${id}`;
      expect(parseYaml(files[`${path}.yaml`] ?? '')).toEqual(JSON.parse(files[`${path}.json`] ?? ''));
    }
  });

  it.each(editions)(
    '$language/$id keeps to the schema of AsyncAPI 3 and has no reference that leads nowhere',
    ({ language, id }) => {
      const text = fileOf(id, language);
      const validate = asyncApiValidator();
      const file: Record<string, unknown> = JSON.parse(text);
      const isValid = validate(file);
      expect(validate.errors ?? []).toEqual([]);
      expect(isValid).toBe(true);
      const references = [...text.matchAll(/"\$ref": "#\/(?<path>[^"]+)"/g)].map(
        ({ groups }) => groups?.['path'] ?? '',
      );
      const dead = references.filter(
        (path) =>
          path.split('/').reduce<unknown>((at, name) => (isData(at) ? at[name] : undefined), file) ===
          undefined,
      );
      expect(references.length).toBeGreaterThan(20);
      expect(dead).toEqual([]);
    },
  );

  it('say in their own language what each field means', () => {
    expect(files['/data/en/cloud-api/t40s.yaml']).toContain('description: MD5 of tts.text');
    expect(files['/data/cn/cloud-api/t40s.yaml']).toMatch(/description: tts\.text 的 MD5/);
  });
});

/** The schema of the specification 3.0.0, as its makers publish it. */
function asyncApiValidator(): ValidateFunction {
  // The package types it by an edition of JSON Schema that the validator does not name.
  const schema: { definitions: Record<string, object> } = JSON.parse(JSON.stringify(specs.schemas['3.0.0']));
  // It brings draft 7 along, which the validator has already.
  delete schema.definitions['http://json-schema.org/draft-07/schema'];
  const ajv = new Ajv({ strict: false, allErrors: true });
  formats['default'](ajv);
  return ajv.compile(schema);
}
