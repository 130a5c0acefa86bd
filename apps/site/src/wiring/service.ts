import { type Client, createClient2, RejectedReply } from '@payload/api';
import { endSession, storedToken } from '../account/account-store.ts';
import { storedLanguage } from '../shell/language.ts';

const client = createClient2({ token: storedToken, language: storedLanguage });

/** Client 2 for the whole page. A 401 means that the sign-in it was sent with has ended: it is forgotten. */
export const service: Client<2> = async (call, ...input) => {
  const sent = storedToken();
  try {
    return await client(call, ...input);
  } catch (error) {
    if (error instanceof RejectedReply && error.code === 401 && sent !== null) endSession(sent);
    throw error;
  }
};
