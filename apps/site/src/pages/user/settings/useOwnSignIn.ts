import type { OwnSignIn } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import type { Remote } from '@payload/web/data/remote.ts';
import { useRemote } from '@payload/web/data/useRemote.ts';
import { settingsCalls } from './settings-calls.ts';

/** By what the account is signed in to. */
export function useOwnSignIn(language: Language): Remote<OwnSignIn> {
  return useRemote(language, () => settingsCalls.signIn(language));
}
