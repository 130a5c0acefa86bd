import { type Client, createClient2, RejectedReply } from '@payload/api';
import { storedLanguage } from '../language/language.ts';
import { endSession, replaceToken, storedToken } from './account-store.ts';

const client = createClient2({
  token: storedToken,
  onNextToken: replaceToken,
  language: storedLanguage,
});

/** Sends something with the stored token. A 401 means that the sign-in it belongs to has ended: it is forgotten. */
export async function withSession<Reply>(send: (token: string | null) => Promise<Reply>): Promise<Reply> {
  const token = storedToken();
  try {
    return await send(token);
  } catch (error) {
    if (error instanceof RejectedReply && error.code === 401 && token !== null) endSession(token);
    throw error;
  }
}

/** Client 2 for the whole page. */
export const service: Client<2> = (call, ...input) => withSession(() => client(call, ...input));
