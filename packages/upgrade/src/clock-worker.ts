/** Counts the time for `worker-clock.ts`: a message with a duration begins a timer, one without ends it. */
const timers = new Map<number, ReturnType<typeof setTimeout>>();

addEventListener('message', ({ data }: MessageEvent<{ id: number; ms: number | null }>) => {
  const { id, ms } = data;
  clearTimeout(timers.get(id));
  timers.delete(id);
  if (ms === null) return;
  const ring = () => {
    timers.delete(id);
    postMessage(id);
  };
  timers.set(id, setTimeout(ring, ms));
});
