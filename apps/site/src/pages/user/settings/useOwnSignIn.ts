import type { OwnSignIn } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import type { Remote } from '../../../platform/data/remote.ts';
import { useRemote } from '../../../platform/data/useRemote.ts';
import { settingsCalls } from './settings-calls.ts';

/** By what the account is signed in to. */
export function useOwnSignIn(language: Language): Remote<OwnSignIn> {
  return useRemote(language, () => settingsCalls.signIn(language));
}
