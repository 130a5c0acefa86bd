import type { OwnSignIn } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { useCallback } from 'react';
import { type Own, useOwn } from '../../../features/account/useOwn.ts';
import { settingsCalls } from './settings-calls.ts';

/** By what the account is signed in to. */
export function useOwnSignIn(language: Language): Own<OwnSignIn> {
  return useOwn(useCallback(() => settingsCalls.signIn(language), [language]));
}
