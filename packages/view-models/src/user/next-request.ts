import { type AccountOverview, hasEnded, type SentRequest } from '@payload/api/contract';

/** The request that an account's page begins with: the newest that waits for its sender, else the newest that goes on. */
export function nextRequest(requests: AccountOverview['requests']): SentRequest | undefined {
  const open = requests.filter(({ status }) => !hasEnded(status));
  return open.find(({ status }) => status === 'quoted') ?? open[0];
}
