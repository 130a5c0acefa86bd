import { describe, expect, it } from 'vitest';
import { type Advisory, type Allowance, faultsOf } from './advisories.ts';

const advisory: Advisory = {
  github_advisory_id: 'GHSA-aaaa-bbbb-cccc',
  module_name: 'fastify',
  severity: 'high',
  title: 'A header splits a reply',
  patched_versions: '>=5.13.0',
  findings: [{ version: '5.12.8', paths: ['apps__server>fastify'] }],
};
const allowance: Allowance = {
  advisory: 'GHSA-aaaa-bbbb-cccc',
  reason: 'No header is made from what a visitor sends.',
  until: '2026-12-31',
};
const today = new Date('2026-12-31T12:00:00Z');

describe('faultsOf', () => {
  it('has nothing against what nothing is known of', () => {
    expect(faultsOf([], [], today)).toEqual([]);
  });

  it('says what is known, where it is and what to do', () => {
    expect(faultsOf([advisory], [], today)).toEqual([
      'GHSA-aaaa-bbbb-cccc, high: A header splits a reply. fastify 5.12.8 by apps__server>fastify: ' +
        'update it to >=5.13.0, or allow it with a reason in audit-allowed.json.',
    ]);
  });

  it('allows for a reason, to the last day', () => {
    expect(faultsOf([advisory], [allowance], today)).toEqual([]);
  });

  it.each([
    ['no reason', { ...allowance, reason: ' ' }, /without a reason/],
    ['a day that has passed', { ...allowance, until: '2026-12-30' }, /was allowed until 2026-12-30/],
    ['a day that is none', { ...allowance, until: 'soon' }, /"soon", which is no day/],
  ])('does not take %s', (_what, bad, fault) => {
    expect(faultsOf([advisory], [bad], today)).toEqual([expect.stringMatching(fault)]);
  });

  it('wants a line gone that concerns nothing', () => {
    expect(faultsOf([], [allowance], today)).toEqual([expect.stringMatching(/take its line out/)]);
  });
});
