import { vi } from 'vitest';
import type { Answer } from './loopback.ts';

const timers: AbortController[] = [];

/** Puts the clock of `AbortSignal.timeout` into the hands of the test; `vi.restoreAllMocks` gives it back. */
export function takeTimeouts() {
  return vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const timer = new AbortController();
    timers.push(timer);
    return timer.signal;
  });
}

/** Lets the time of the latest try run out. */
function expire(): void {
  timers.at(-1)?.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
}

/** Never answers: the time runs out with the request at the server. */
export const hang: Answer = () => expire();

/** Sends headers and half of a body, and no more: the time runs out when `fetch` below has the headers. */
export const stall: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100', 'x-stalls': 'yes' });
  response.write('{"code":200,');
};

export const fetchNoticingStalls: typeof fetch = async (...request) => {
  const response = await fetch(...request);
  if (response.headers.has('x-stalls')) expire();
  return response;
};
