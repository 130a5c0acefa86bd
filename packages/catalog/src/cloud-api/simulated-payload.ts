import { sampleGateway } from './cloud-apis.ts';
import { samplePort } from './fields.ts';
import { eventMessage, readyMessage, valuesMessage } from './payload-messages.ts';
import { lidChecked, silenced, speechOf, stepped, withoutSteps } from './payload-speech.ts';
import {
  faultAt,
  type Happening,
  hasSpeaker,
  isData,
  later,
  type Message,
  type Outcome,
  type SimulatedPayload,
  type Surroundings,
  withoutFault,
  withValue,
} from './payload-state.ts';
import { widgetSet } from './payload-widgets.ts';
import type { CloudApi, Data } from './source.ts';

/** Milliseconds until a reply comes, and until an aircraft that was switched on has started its payload. */
const replyAfter = { services: 180, drc_down: 60 };
const startTakes = 1200;
const uploadTakes = 900;

/** A payload whose aircraft has just been switched on: it reports that it is not ready, and soon that it is, and its values. */
export function switchOn(api: CloudApi, around: Surroundings): Outcome {
  const payload: SimulatedPayload = {
    api,
    isReady: false,
    values: Object.fromEntries(api.widgets.map(({ index, first }) => [index, first])),
    speech: null,
    played: null,
    playMode: 0,
    workMode: 0,
    isLidClear: null,
    fault: null,
    due: [{ at: around.now + startTakes, what: { do: 'start' } }],
  };
  return { payload, sent: [readyMessage(payload, around)] };
}

/** When something is due next, in milliseconds since 1970; null while nothing is. */
export const nextDue = ({ due }: SimulatedPayload): number | null =>
  due.length === 0 ? null : Math.min(...due.map(({ at }) => at));

/** All that is due until now, in its order. */
export function advance(payload: SimulatedPayload, around: Surroundings): Outcome {
  let current = payload;
  const sent: Message[] = [];
  for (;;) {
    const [next] = current.due
      .filter(({ at }) => at <= around.now)
      .toSorted((one, other) => one.at - other.at);
    if (!next) return { payload: current, sent };
    const rest = { ...current, due: current.due.filter((one) => one !== next) };
    const outcome = happen(rest, next.what, { ...around, now: next.at });
    current = outcome.payload;
    sent.push(...outcome.sent);
  }
}

function happen(payload: SimulatedPayload, what: Happening, around: Surroundings): Outcome {
  switch (what.do) {
    case 'send': {
      const { topic, body } = what.message;
      // Messages of the direct channel have no time.
      const sent = 'timestamp' in body ? { ...body, timestamp: around.now } : body;
      return { payload, sent: [{ topic, body: sent }] };
    }
    case 'start': {
      const ready = { ...payload, isReady: true };
      return { payload: ready, sent: [readyMessage(ready, around), valuesMessage(ready, around)] };
    }
    case 'report':
      return { payload, sent: [valuesMessage(payload, around)] };
    case 'step':
      return stepped(payload, what.index, around);
    case 'check-lid':
      return lidChecked(payload, around);
  }
}

/**
 * A message of the cloud arrives. What it brings about, its reply too, is due later; see {@link nextDue}.
 * What is neither a method nor an answer is passed over in silence, as a dock does.
 */
export function receive(
  payload: SimulatedPayload,
  { topic, body }: Message,
  around: Surroundings,
): SimulatedPayload {
  const data = isData(body['data']) ? body['data'] : {};
  if (topic === 'requests_reply') return answered(payload, data, around);
  if (topic !== 'services' && topic !== 'drc_down') return payload;

  const isDirect = topic === 'drc_down';
  const method = String(body['method']);
  const { bid, tid, seq } = body;
  const called = call(payload, isDirect ? method.replace(/^drc_/, '') : method, data, {
    ...around,
    isDirect,
    ids: isDirect ? { seq } : { bid, tid },
  });
  const result = typeof called === 'number' ? called : 0;
  const changed = typeof called === 'number' ? withoutFault(payload, called) : called;
  const reply: Message = isDirect
    ? { topic: 'drc_up', body: { seq, method, data: { result } } }
    : {
        topic: 'services_reply',
        body: { bid, tid, timestamp: around.now, gateway: sampleGateway, method, data: { result } },
      };
  const at = around.now + replyAfter[topic];
  const replied = later(changed, at, { do: 'send', message: reply });
  const hasChanged = changed.values !== payload.values || changed.playMode !== payload.playMode;
  return hasChanged ? later(replied, at + 20, { do: 'report' }) : replied;
}

interface Calling extends Surroundings {
  readonly isDirect: boolean;
  readonly ids: { readonly bid?: unknown; readonly tid?: unknown; readonly seq?: unknown };
}

/** @returns what the payload then is, or the code that it refuses with */
function call(
  payload: SimulatedPayload,
  method: string,
  data: Data,
  calling: Calling,
): SimulatedPayload | number {
  const fault = faultAt(payload, method, 'reply');
  if (fault !== null) return fault;
  const isHere = payload.isReady && data['psdk_index'] === samplePort;
  if (method.startsWith('speaker_') && !hasSpeaker(payload.api)) return 327_050;

  switch (method) {
    case 'psdk_widget_value_set':
      return (isHere ? widgetSet(payload, data['index'], data['value'], calling) : null) ?? 327_060;
    case 'psdk_input_box_text_set':
      return 327_061;
    case 'speaker_tts_play_start':
    case 'speaker_audio_play_start':
    case 'speaker_replay': {
      if (!isHere || payload.speech) return 327_050;
      const speech = speechOf(payload, method, data, calling);
      if (typeof speech === 'number') return speech;
      const isClip = speech.method === 'speaker_audio_play_start';
      const started: SimulatedPayload = {
        ...withoutSteps(payload),
        speech,
        workMode: isClip ? 1 : 0,
        // A method that starts a text or a clip sets the mode by itself.
        values: withValue(payload, 'mode', isClip ? 1 : 2),
      };
      return later(started, calling.now + replyAfter.services + 40, { do: 'step', index: 0 });
    }
    case 'speaker_play_stop':
      return isHere ? silenced(payload, calling) : 327_057;
    case 'speaker_play_mode_set': {
      const mode = data['play_mode'];
      if (!isHere || (mode !== 0 && mode !== 1)) return 327_058;
      return { ...payload, playMode: mode, values: withValue(payload, 'loop', mode) };
    }
    case 'speaker_play_volume_set': {
      const volume = data['play_volume'];
      const isVolume = typeof volume === 'number' && Number.isInteger(volume) && volume >= 0 && volume <= 100;
      return isHere && isVolume ? { ...payload, values: withValue(payload, 'volume', volume) } : 327_059;
    }
    default:
      return payload;
  }
}

/** The cloud has said where the pictures of the widgets may go, or that it wants none. */
function answered(payload: SimulatedPayload, data: Data, around: Surroundings): SimulatedPayload {
  if (data['result'] !== 0) return payload;
  const output = isData(data['output']) ? data['output'] : {};
  const fault = faultAt(payload, 'storage_config_get', 'upload-result');
  const key = `${String(output['object_key_prefix'])}/${payload.api.device.serial}`;
  const told =
    fault === null
      ? { object_key: key, size: 43_488, result: 0 }
      : { object_key: '', size: 0, result: fault };
  const message = eventMessage('psdk_ui_resource_upload_result', { psdk_index: samplePort, ...told }, around);
  return later(withoutFault(payload, fault), around.now + uploadTakes, { do: 'send', message });
}
