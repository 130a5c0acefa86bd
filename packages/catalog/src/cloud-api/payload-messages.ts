import { sampleGateway } from './cloud-apis.ts';
import { samplePort } from './fields.ts';
import {
  hasSpeaker,
  type Message,
  type SimulatedPayload,
  type Speech,
  type Surroundings,
  valueOf,
} from './payload-state.ts';
import type { Data, SpeechStep } from './source.ts';

/** What the dock and the aircraft send, as the documents describe it. */

const framed = ({ now, newId }: Surroundings) => ({
  bid: newId(),
  tid: newId(),
  timestamp: now,
  gateway: sampleGateway,
});

export function eventMessage(method: string, data: Data, around: Surroundings): Message {
  return { topic: 'events', body: { ...framed(around), need_reply: 0, method, data } };
}

export const lidMessage = (isClear: boolean, around: Surroundings): Message =>
  eventMessage('custom_data_transmission_from_psdk', { value: `lid_clear=${isClear ? 1 : 0}` }, around);

/** The dock asks where it may put the pictures of the widgets. */
export const storageMessage = (around: Surroundings): Message => ({
  topic: 'requests',
  body: { ...framed(around), method: 'storage_config_get', data: { module: 1 } },
});

/** The line of text that the device shows of itself. */
export function floatingMessage(payload: SimulatedPayload, around: Surroundings): Message {
  const hasBattery = payload.api.widgets.some(({ role }) => role === 'battery');
  const light = (valueOf(payload, 'light') * valueOf(payload, 'brightness')) / 100;
  const heat = Math.round(36 + 5 * light);
  const watts = Math.round(12 + 26 * light + (payload.speech ? 8 : 0));
  const value = hasBattery ? `B:${valueOf(payload, 'battery')}%` : `T:${heat}C P:${watts}W`;
  return eventMessage('psdk_floating_window_text', { psdk_index: samplePort, value }, around);
}

/** How a speech goes on. It carries `bid` and `tid` of the message that the speech was started with. */
export function progressMessage(
  { isDirect, ids, method, md5 }: Speech,
  told: { result: number; status: 'in_progress' | 'ok'; step: SpeechStep; percent: number },
  now: number,
): Message {
  const data = {
    result: told.result,
    output: {
      psdk_index: samplePort,
      status: isDirect && told.status === 'ok' ? 'success' : told.status,
      md5,
      progress: { percent: told.percent, step_key: told.step },
    },
  };
  if (isDirect) return { topic: 'drc_up', body: { seq: ids.seq, method: 'drc_speaker_play_progress', data } };
  const { bid, tid } = ids;
  const frame = { bid, tid, timestamp: now, need_reply: 0, gateway: sampleGateway };
  return { topic: 'events', body: { ...frame, method: `${method}_progress`, data } };
}

export function readyMessage({ api, isReady }: SimulatedPayload, around: Surroundings): Message {
  const entry = {
    psdk_index: samplePort,
    psdk_ready: isReady ? 1 : 0,
    object_key: isReady ? `widgets/${api.device.serial}` : '',
  };
  return { topic: 'state', body: { ...framed(around), data: { psdk_ui_resource: [entry] } } };
}

/** `system_state`: 99 downloading, 1 transmitting, 2 playing, 0 idle. */
function stateOf(speech: Speech | null): number {
  const step = speech?.steps[speech.step]?.key;
  if (!step) return 0;
  if (step === 'download') return 99;
  return step === 'play' ? 2 : 1;
}

/** The payload's values as the aircraft reports them. */
export function valuesMessage(payload: SimulatedPayload, around: Surroundings): Message {
  const { api, values, playMode, workMode, played, speech } = payload;
  const named = speech ?? played;
  const speaker = {
    work_mode: workMode,
    play_mode: playMode,
    play_volume: valueOf(payload, 'volume'),
    system_state: stateOf(speech),
    play_file_name: named?.name ?? '',
    play_file_md5: named?.md5 ?? '0'.repeat(32),
  };
  const entry = {
    psdk_index: samplePort,
    psdk_name: api.device.name,
    psdk_sn: api.device.serial,
    psdk_version: api.device.firmware,
    psdk_lib_version: api.device.library,
    ...(hasSpeaker(api) ? { speaker } : {}),
    values: api.widgets.map(({ index }) => ({ index, value: values[index] ?? 0 })),
  };
  return { topic: 'state', body: { ...framed(around), data: { psdk_widget_values: [entry] } } };
}
