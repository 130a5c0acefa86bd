import { codeOf } from '../start-error.ts';
import { type Sender, Undelivered } from './sender.ts';

/** Milliseconds. */
const timeoutMs = 10_000;

/** Statuses of HTTP under 500 that ask to try again. */
const passing = new Set([401, 403, 408, 425, 429]);

/**
 * Sends text messages through an HTTP gateway: a POST of `{"phone": "+8613800138000", "text": "..."}`, the
 * message's id as `Idempotency-Key`. Any status of 200 to 299 means that it was taken.
 *
 * @param address of the gateway; a user and password in it go out as basic authorization.
 * @param timeout milliseconds for an answer.
 */
export function smsSender(address: string, timeout = timeoutMs): Sender {
  const url = new URL(address);
  const authorization = url.username
    ? `Basic ${Buffer.from(`${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`).toString('base64')}`
    : null;
  url.username = '';
  url.password = '';
  return async ({ id, recipient, body }) => {
    const status = await post(url, timeout, {
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        ...(authorization === null ? {} : { authorization }),
      },
      body: JSON.stringify({ phone: international(recipient), text: body }),
    });
    if (status >= 200 && status <= 299) return;
    const isFinal = status >= 400 && status <= 499 && !passing.has(status);
    throw new Undelivered(`HTTP ${status}`, { isFinal });
  };
}

async function post(
  url: URL,
  timeout: number,
  init: { headers: Record<string, string>; body: string },
): Promise<number> {
  try {
    const response = await fetch(url, {
      ...init,
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    const reason = codeOf(cause) ?? (error instanceof Error ? error.name : 'unknown error');
    throw new Undelivered(reason, { isFinal: false, isSilent: true });
  }
}

/** Accounts have mainland numbers without their country code. */
function international(phone: string): string {
  return phone.startsWith('+') ? phone : `+86${phone}`;
}
