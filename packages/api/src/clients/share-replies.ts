import type { Client } from './client.ts';

/** Milliseconds for which a reply is given again. */
const freshMs = 60_000;
/** Replies that are kept at most: what one page and those it links to are made of. */
const mostReplies = 200;

/**
 * A client that asks once: the same call with the same input, at the same moment or within a minute, gets the same
 * reply. A failure is forgotten, so that the next call asks again. For calls that change nothing.
 *
 * @param now milliseconds on any clock
 */
export function shareReplies<Service extends 1 | 2>(
  client: Client<Service>,
  now: () => number = Date.now,
): Client<Service> {
  const replies = new Map<string, { reply: Promise<unknown>; until: number }>();

  function share<Reply>(name: string, ask: () => Promise<Reply>): Promise<Reply> {
    for (const [old, { until }] of replies) if (until <= now()) replies.delete(old);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the name holds the call, and a call has one kind of reply
    const known = replies.get(name)?.reply as Promise<Reply> | undefined;
    if (known) return known;
    const reply = ask();
    replies.set(name, { reply, until: now() + freshMs });
    for (const oldest of replies.keys()) {
      if (replies.size <= mostReplies) break;
      replies.delete(oldest);
    }
    reply.catch(() => {
      if (replies.get(name)?.reply === reply) replies.delete(name);
    });
    return reply;
  }

  return (call, ...input) =>
    share(JSON.stringify([call.method, call.path, input]), () => client(call, ...input));
}
