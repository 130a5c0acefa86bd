import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  advance,
  type CloudApi,
  cloudApiIds,
  cloudApis,
  type Data,
  floatingMessage,
  hasSpeaker,
  isData,
  type Message,
  md5,
  nextDue,
  receive,
  type SimulatedPayload,
  storageMessage,
  switchOn,
  valueOf,
} from './index.ts';

const spoken = ['megaphone', 't40s', 'm3d'] as const;

const inner = (value: unknown): Data => (isData(value) ? value : {});
const dataOf = (message: Message | undefined): Data => inner(message?.body['data']);

/** A dock on a table: its clock goes as far as the next thing that is due. */
class Dock {
  payload: SimulatedPayload;
  now = 1_708_412_400_000;
  readonly log: Message[] = [];
  #ids = 0;

  constructor(api: CloudApi) {
    const { payload, sent } = switchOn(api, this.#around());
    this.payload = payload;
    this.log.push(...sent);
    this.settle();
  }

  #around() {
    return { now: this.now, newId: () => `id-${(this.#ids += 1)}` };
  }

  /** Until nothing is due any more. A loop never ends, so it goes through three rounds. */
  settle(events = 40): void {
    for (let index = 0; index < events; index += 1) {
      const due = nextDue(this.payload);
      if (due === null) return;
      this.now = due;
      const { payload, sent } = advance(this.payload, this.#around());
      this.payload = payload;
      this.log.push(...sent);
    }
  }

  send(method: string, data: Data): void {
    const isDirect = method.startsWith('drc_');
    const frame = isDirect ? { seq: 7 } : { bid: 'b', tid: 't', timestamp: this.now };
    const message: Message = {
      topic: isDirect ? 'drc_down' : 'services',
      body: { ...frame, method, data: { psdk_index: 2, ...data } },
    };
    this.payload = receive(this.payload, message, this.#around());
  }

  /** Sends it, waits, and tells the result of the reply. */
  result(method: string, data: Data = {}): unknown {
    const from = this.log.length;
    this.send(method, data);
    this.settle();
    const reply = this.log
      .slice(from)
      .find(({ topic, body }) => /reply|drc_up/.test(topic) && body['method'] === method);
    return dataOf(reply)['result'];
  }

  set(index: number, value: number): unknown {
    return this.result('psdk_widget_value_set', { index, value });
  }

  results(): unknown[] {
    return this.log.map((message) => dataOf(message)['result']);
  }
}

const order = (text: string, sum = md5(text)) => ({ tts: { name: 'order-1', text, md5: sum } });

it.each([
  '',
  'a',
  'The river is rising.',
  '请注意，河水正在上涨。',
  'x'.repeat(55),
  'x'.repeat(56),
  'x'.repeat(64),
])('MD5 of %j is that of the system', (text) => {
  expect(md5(text)).toBe(createHash('md5').update(text).digest('hex'));
});

describe.each(cloudApiIds)('%s', (id) => {
  const api = cloudApis[id];

  it('accepts every call with the data of its example, in both languages', () => {
    for (const language of ['en', 'cn'] as const) {
      for (const { method, topic, example } of [...api.calls, ...api.direct]) {
        if (topic === 'requests_reply') continue;
        const dock = new Dock(api);
        if (method.endsWith('speaker_replay')) dock.result('speaker_tts_play_start', order('Once more.'));
        expect([method, dock.result(method, example[language])]).toEqual([method, 0]);
      }
    }
  });

  it('refuses everything before it is ready', () => {
    const dock = new Dock(api);
    const { payload } = switchOn(api, { now: dock.now, newId: () => 'id' });
    dock.payload = { ...payload, due: [] };
    expect(dock.set(0, 1)).toBe(327060);
  });

  it('comes to each of its error codes when that is provoked, and once only', () => {
    const reached = api.errors.map(({ code, of }) => {
      const method = of[0]?.method ?? '';
      const dock = new Dock(api);
      if (method === 'speaker_replay') dock.result('speaker_tts_play_start', order('Before.'));
      dock.payload = { ...dock.payload, fault: code };
      const act = () => {
        if (method === 'storage_config_get') {
          const body = { data: { result: 0, output: { object_key_prefix: 'widgets' } } };
          dock.payload = receive(
            dock.payload,
            { topic: 'requests_reply', body },
            { now: dock.now, newId: () => 'id' },
          );
          dock.settle();
        } else {
          dock.result(method, api.calls.find((call) => call.method === method)?.example.en ?? {});
        }
      };
      act();
      const hasCome = dock.results().includes(code);
      return [code, hasCome, dock.payload.fault];
    });
    expect(reached).toEqual(api.errors.map(({ code }) => [code, true, null]));
  });

  it('sets each widget to both ends of its range and refuses what lies beyond', () => {
    for (const { index, from, to, type, isRefused, role } of api.widgets) {
      const dock = new Dock(api);
      if (role === 'strobe') dock.set(0, 1);
      const expected = isRefused || type === 'read-only' ? 327060 : 0;
      expect([index, dock.set(index, from), dock.set(index, to)]).toEqual([index, expected, expected]);
      expect([dock.set(index, from - 1), dock.set(index, to + 1)]).toEqual([327060, 327060]);
    }
    expect(new Dock(api).set(99, 0)).toBe(327060);
  });

  it('reports its values after a change, and nothing where nothing has changed', () => {
    const dock = new Dock(api);
    const from = dock.log.length;
    dock.set(0, valueOf(dock.payload, api.widgets[0]?.role ?? 'light') === 1 ? 0 : 1);
    expect(dock.log.slice(from).map(({ topic }) => topic)).toEqual(['services_reply', 'state']);
  });

  it('tells of itself, asks for a store and says what became of it', () => {
    const dock = new Dock(api);
    const around = { now: dock.now, newId: () => 'id' };
    expect(floatingMessage(dock.payload, around).body['method']).toBe('psdk_floating_window_text');
    expect(storageMessage(around)).toMatchObject({ topic: 'requests', body: { data: { module: 1 } } });
    const refusal = { topic: 'requests_reply', body: { data: { result: 1, output: {} } } } as const;
    expect(nextDue(receive(dock.payload, refusal, around))).toBeNull();
  });
});

describe.each(spoken)('speech of %s', (id) => {
  const api = cloudApis[id];

  it('goes through its steps under the ids of its message and ends as played', () => {
    const dock = new Dock(api);
    dock.result('speaker_tts_play_start', order('Please leave the bank now.'));
    const told = dock.log.filter(({ topic }) => topic === 'events');
    const outputs = told.map((message) => inner(dataOf(message)['output']));
    expect(outputs.map(({ progress }) => inner(progress)['step_key'])).toEqual([
      'change_work_mode',
      'upload',
      'play',
      'play',
    ]);
    expect(outputs.at(-1)).toMatchObject({ status: 'ok', progress: { percent: 100 } });
    expect(new Set(told.map(({ body }) => `${String(body['bid'])} ${String(body['tid'])}`))).toEqual(
      new Set(['b t']),
    );
  });

  it('refuses a text whose sum is of another, and a second while one is spoken', () => {
    const dock = new Dock(api);
    expect(dock.result('speaker_tts_play_start', order('One.', md5('Another.')))).toBe(327071);
    dock.send('speaker_tts_play_start', order('A first order.'));
    dock.send('speaker_tts_play_start', order('A second order.'));
    dock.settle();
    expect(dock.results()).toContain(327050);
  });

  it('repeats nothing before something has been played', () => {
    const dock = new Dock(api);
    expect(dock.result('speaker_replay')).toBe(327074);
    dock.result('speaker_tts_play_start', order('Again.'));
    expect(dock.result('speaker_replay')).toBe(0);
  });

  it('loops until it is stopped, and tells that an upload was given up', () => {
    const dock = new Dock(api);
    dock.result('speaker_play_mode_set', { play_mode: 1 });
    dock.result('speaker_tts_play_start', order('Keep away.'));
    expect(dock.payload.speech).not.toBeNull();
    expect(dock.result('speaker_play_stop')).toBe(0);
    expect(dock.payload.speech).toBeNull();

    dock.send('speaker_tts_play_start', order('Keep away.'));
    dock.settle(2);
    dock.send('speaker_play_stop', {});
    dock.settle();
    expect(dock.results()).toContain(327073);
  });

  it('has one volume and one loop, whichever way they are set', () => {
    const dock = new Dock(api);
    dock.result('speaker_play_volume_set', { play_volume: 35 });
    expect(valueOf(dock.payload, 'volume')).toBe(35);
    dock.result('speaker_play_mode_set', { play_mode: 1 });
    expect(valueOf(dock.payload, 'loop')).toBe(1);
    dock.set(api.widgets.find(({ role }) => role === 'loop')?.index ?? -1, 0);
    expect(dock.payload.playMode).toBe(0);
    expect([
      dock.result('speaker_play_volume_set', { play_volume: 120 }),
      dock.result('speaker_play_mode_set', { play_mode: 2 }),
    ]).toEqual([327059, 327058]);
  });
});

it('the light of a T40S strobes only while it is on, and tilting it by hand ends the gimbal link', () => {
  const dock = new Dock(cloudApis.t40s);
  expect(dock.set(2, 1)).toBe(327060);
  dock.set(0, 1);
  expect(dock.set(2, 1)).toBe(0);
  dock.set(3, -40);
  expect(valueOf(dock.payload, 'link')).toBe(0);
  dock.set(8, 1);
  expect(valueOf(dock.payload, 'tilt')).toBe(0);
  dock.set(0, 0);
  expect([valueOf(dock.payload, 'strobe'), valueOf(dock.payload, 'flash')]).toEqual([0, 0]);
});

it('the lid of the dock is clear once the light of an M3D is centred, until it moves', () => {
  const told = (dock: Dock) =>
    dock.log.flatMap((message) =>
      message.body['method'] === 'custom_data_transmission_from_psdk' ? [dataOf(message)['value']] : [],
    );
  const dock = new Dock(cloudApis.m3d);
  dock.set(9, 1);
  dock.set(8, 1);
  dock.set(9, 1);
  expect(valueOf(dock.payload, 'lid-check')).toBe(0);
  dock.set(4, 1);
  expect(told(dock)).toEqual(['lid_clear=0', 'lid_clear=1', 'lid_clear=0']);
});

it('a command of the direct channel is answered by its number, and a speech there ends with success', () => {
  const dock = new Dock(cloudApis.m3d);
  dock.result('drc_speaker_tts_play_start', order('Answer the call.'));
  const up = dock.log.filter(({ topic }) => topic === 'drc_up').map(({ body }) => body);
  expect(up[0]).toEqual({ seq: 7, method: 'drc_speaker_tts_play_start', data: { result: 0 } });
  expect(up.at(-1)).toMatchObject({
    method: 'drc_speaker_play_progress',
    data: { output: { status: 'success' } },
  });
});

it('an S3mini has no loudspeaker', () => {
  expect(hasSpeaker(cloudApis.s3mini)).toBe(false);
  expect(new Dock(cloudApis.s3mini).result('speaker_play_stop')).toBe(327050);
});
