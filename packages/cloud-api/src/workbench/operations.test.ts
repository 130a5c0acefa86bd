import { cloudApiIds, cloudApis } from '@payload/catalog/cloud-api';
import { expect, it } from 'vitest';
import { triedParts } from '../documents/tried-parts.ts';
import { operationAt } from './operations.ts';

it.each(cloudApiIds)('every call and message of %s can be tried where it is described', (id) => {
  const api = cloudApis[id];
  const described = [...api.calls, ...api.direct, ...api.notifications].map(({ anchor }) => anchor);
  for (const anchor of new Set([...described, 'errors', 'widgets'])) {
    expect([anchor, triedParts[anchor]]).not.toEqual([anchor, undefined]);
    expect([anchor, operationAt(api, anchor)]).not.toEqual([anchor, null]);
  }
});

it('samples stand with each call once, and with no message', () => {
  const { m3d } = cloudApis;
  const withSamples = Object.keys(triedParts).filter((anchor) => operationAt(m3d, anchor)?.hasSamples);
  const anchors = new Set([...m3d.calls, ...m3d.direct].map(({ anchor }) => anchor));
  expect(new Set(withSamples)).toEqual(anchors);
});

it('nothing can be tried that a payload does not have', () => {
  expect(operationAt(cloudApis.s3mini, 'speaker-replay')).toBeNull();
  expect(operationAt(cloudApis.t40s, 'drc')).toBeNull();
});
