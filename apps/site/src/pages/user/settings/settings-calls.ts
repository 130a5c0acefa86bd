import {
  type Claimed,
  type CodeSent,
  callOffChange,
  changeEmail,
  changePassword,
  changePhone,
  claimDevice,
  deleteAccount,
  endOtherSessions,
  endOwnSession,
  getOwnContact,
  getOwnData,
  getOwnSessions,
  getOwnSignIn,
  type OwnData,
  type OwnSession,
  type OwnSignIn,
  releaseDevice,
  removeOwnContact,
  type SavedContact,
  saveOwnContact,
  sendEmailCode,
  sendOwnCode,
  sendSmsCode,
} from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { client } from '@payload/web/data/api.ts';
import { service } from '@payload/web/session/service.ts';

/** By what someone shows again who they are: their password or a code. */
export type Shown = { readonly currentPassword: string } | { readonly code: string };

/** What an account changes about itself. Errors of each: those of the client. */
export const settingsCalls = {
  sessions: async (language: Language): Promise<OwnSession[]> =>
    (await service(getOwnSessions, { language })).sessions,
  endSession: async (id: string, language: Language): Promise<OwnSession[]> =>
    (await service(endOwnSession, { id, language })).sessions,
  endOthers: async (language: Language): Promise<OwnSession[]> =>
    (await service(endOtherSessions, { language })).sessions,
  signIn: (language: Language): Promise<OwnSignIn> => service(getOwnSignIn, { language }),
  /** Sends a code to the account's own address. */
  sendOwnCode: (language: Language): Promise<CodeSent> => service(sendOwnCode, { language }),
  /** Sends a code to an address that is to be the account's. */
  sendCodeTo: (kind: 'email' | 'phone', value: string, language: Language): Promise<CodeSent> =>
    kind === 'email'
      ? client(sendEmailCode, { email: value, language })
      : client(sendSmsCode, { phone: value, language }),
  changePassword: (
    given: { password: string; confirmPassword: string } & Shown,
    language: Language,
  ): Promise<object> => service(changePassword, { ...given, language }),
  changeAddress: (
    kind: 'email' | 'phone',
    given: { account: string; accountCode: string } & (Shown | { withoutProof: true }),
    language: Language,
  ): Promise<OwnSignIn> => service(kind === 'email' ? changeEmail : changePhone, { ...given, language }),
  callOffChange: (language: Language): Promise<OwnSignIn> => service(callOffChange, { language }),
  contact: async (language: Language): Promise<SavedContact | null> =>
    (await service(getOwnContact, { language })).saved,
  saveContact: async (
    details: { contact: string; phone: string; region: string; address?: string },
    language: Language,
  ): Promise<SavedContact | null> => (await service(saveOwnContact, { ...details, language })).saved,
  removeContact: async (language: Language): Promise<SavedContact | null> =>
    (await service(removeOwnContact, { language })).saved,
  data: (shown: Shown, language: Language): Promise<OwnData> => service(getOwnData, { ...shown, language }),
  deleteAccount: (shown: Shown, language: Language): Promise<object> =>
    service(deleteAccount, { ...shown, language }),
  claim: (
    codes: { serialNumber: string; verificationCode: string; activationCode: string },
    language: Language,
  ): Promise<Claimed> => service(claimDevice, { ...codes, language }),
  release: (serialNumber: string, language: Language): Promise<object> =>
    service(releaseDevice, { serialNumber, language }),
};
