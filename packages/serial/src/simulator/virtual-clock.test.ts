import { expect, it } from 'vitest';
import { VirtualClock } from './virtual-clock.ts';

it('lets an hour pass in no time, in the order of what is due', async () => {
  const clock = new VirtualClock();
  const fired: string[] = [];
  clock.after(2000, () => fired.push('second'));
  clock.after(1000, () => fired.push('first'));
  clock.after(2000, () => fired.push('third'));
  const cancel = clock.after(1500, () => fired.push('never'));
  cancel();
  await clock.pass(3_600_000);
  expect(fired).toEqual(['first', 'second', 'third']);
  expect(clock.now()).toBe(3_600_000);
});

it('stands still during real work', async () => {
  const clock = new VirtualClock();
  let isLate = false;
  clock.after(10, () => {
    isLate = true;
  });
  const work = clock.during(crypto.subtle.digest('SHA-256', new Uint8Array(1_000_000)));
  await clock.run(work.then(() => expect(isLate).toBe(false)));
});

it('says so where nothing could end a wait', async () => {
  await expect(new VirtualClock().run(new Promise(() => {}))).rejects.toThrow('Nothing is left');
});
