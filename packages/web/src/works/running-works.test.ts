import { beforeEach, expect, it, vi } from 'vitest';
import type * as RunningWorks from './running-works.ts';

const outcome = { kind: 'request', requestNumber: 'K7QP-4MXD', promisedBy: null, sendBy: null } as const;
const upgrade = (state: 'writing' | 'stopped' | 'complete', percent = 10): RunningWorks.RunningWork => ({
  id: 'upgrade',
  state,
  isRehearsal: false,
  model: 'AD2',
  percent,
});

let works: typeof RunningWorks;

beforeEach(async () => {
  vi.resetModules();
  works = await import('./running-works.ts');
});

it('shows the most important: what may spoil a device, what needs someone, what goes on, what is done', () => {
  const { forgetWork, foremostWork, tellWork } = works;
  tellWork({ id: 'care', state: 'sent', outcome });
  expect(foremostWork()?.state).toBe('sent');
  tellWork({ id: 'problem', state: 'sendingFiles', files: 2, percent: 40 });
  expect(foremostWork()?.state).toBe('sendingFiles');
  tellWork({ id: 'repair', state: 'refused' });
  expect(foremostWork()?.state).toBe('refused');
  tellWork(upgrade('writing'));
  expect(foremostWork()?.id).toBe('upgrade');
  forgetWork('upgrade');
  expect(foremostWork()?.id).toBe('repair');
});

it('leaves to a page what it shows itself, and says it once that is left', () => {
  const { foremostWork, showWork, tellWork } = works;
  const leave = showWork('problem');
  tellWork({ id: 'problem', state: 'waiting' });
  expect(foremostWork()).toBeNull();
  leave();
  expect(foremostWork()?.state).toBe('waiting');
  showWork('problem')();
  expect(foremostWork()?.state).toBe('waiting');
});

it('says an end until it has been seen, and not again', () => {
  const { forgetWork, foremostWork, showWork, tellWork } = works;
  tellWork(upgrade('stopped'));
  forgetWork('upgrade');
  expect(foremostWork()?.state).toBe('stopped');
  const leave = showWork('upgrade');
  leave();
  expect(foremostWork()).toBeNull();
  tellWork(upgrade('stopped'));
  expect(foremostWork()).toBeNull();
  tellWork(upgrade('writing'));
  tellWork(upgrade('stopped'));
  expect(foremostWork()?.state).toBe('stopped');
});

it('takes a work away until it changes', () => {
  const { dismissWork, foremostWork, showWork, tellWork } = works;
  tellWork({ id: 'problem', state: 'waiting' });
  dismissWork('problem');
  tellWork({ id: 'problem', state: 'waiting' });
  showWork('problem')();
  expect(foremostWork()).toBeNull();
  tellWork({ id: 'problem', state: 'sent', outcome });
  expect(foremostWork()?.state).toBe('sent');
});

it('calls back with each step, and not with the same again', () => {
  const { subscribeToWorks, tellWork } = works;
  const listener = vi.fn<() => void>();
  subscribeToWorks(listener);
  tellWork(upgrade('writing', 10));
  tellWork(upgrade('writing', 10));
  tellWork(upgrade('writing', 11));
  expect(listener).toHaveBeenCalledTimes(2);
});
