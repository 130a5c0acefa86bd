import { type Call, cloudApiIds, cloudApis, md5 } from '@payload/catalog/cloud-api';
import { describe, expect, it } from 'vitest';
import { changed, codesOf, dataOf, draftOf, messageOf } from './message-draft.ts';

const { m3d } = cloudApis;
const callNamed = (method: string): Call => {
  const call = [...m3d.calls, ...m3d.direct].find((one) => one.method === method);
  if (!call) throw new Error(`There is no ${method}.`);
  return call;
};
const ids = { bid: 'b', tid: 't', seq: 4 };

describe.each(cloudApiIds)('a draft of %s', (id) => {
  it('begins as the example of its call and comes to the same data', () => {
    const { calls, direct } = cloudApis[id];
    for (const call of [...calls, ...direct])
      expect(dataOf(call, draftOf(call, call.example.cn))).toEqual(call.example.cn);
  });
});

it('the sum goes with the text, until someone types another', () => {
  const speak = callNamed('speaker_tts_play_start');
  const draft = changed(draftOf(speak, speak.example.en), 'tts.text', 'Go back.');
  expect(draft['tts.md5']).toBe(md5('Go back.'));
  expect(changed(draft, 'tts.md5', 'another')['tts.md5']).toBe('another');
});

it('what is no whole number is sent as it was typed', () => {
  const volume = callNamed('speaker_play_volume_set');
  const draft = draftOf(volume, volume.example.en);
  expect(dataOf(volume, changed(draft, 'play_volume', '-5'))).toMatchObject({ play_volume: -5 });
  expect(dataOf(volume, changed(draft, 'play_volume', 'loud'))).toMatchObject({ play_volume: 'loud' });
});

it('a message has its names and its time, on the direct channel its number alone', () => {
  const data = { psdk_index: 2 };
  expect(messageOf(callNamed('speaker_replay'), data, ids, 9)).toEqual({
    topic: 'services',
    body: { bid: 'b', tid: 't', timestamp: 9, method: 'speaker_replay', data },
  });
  expect(messageOf(callNamed('drc_speaker_replay'), data, ids, 9)).toEqual({
    topic: 'drc_down',
    body: { seq: 4, method: 'drc_speaker_replay', data },
  });
});

it('the codes of a method are offered on both channels', () => {
  expect(codesOf(m3d, 'speaker_replay')).toEqual([327054, 327074]);
  expect(codesOf(m3d, 'drc_speaker_replay')).toEqual([327054, 327074]);
});
