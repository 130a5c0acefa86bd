import { getOwnContact, type SavedContact } from '@payload/api/contract';
import { service } from '../session/service.ts';

/** What fills the next form of the signed-in account; null where that is nothing. Errors: those of the client. */
export async function loadContact(): Promise<SavedContact | null> {
  return (await service(getOwnContact)).saved;
}
