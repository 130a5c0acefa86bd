import type { OwnSignIn } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { type Own, useOwn } from '@payload/web/account/useOwn.ts';
import { useCallback } from 'react';
import { settingsCalls } from './settings-calls.ts';

/** By what the account is signed in to. */
export function useOwnSignIn(language: Language): Own<OwnSignIn> {
  return useOwn(useCallback(() => settingsCalls.signIn(language), [language]));
}
