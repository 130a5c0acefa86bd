import { getNotices, type Notice } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { service } from '../session/service.ts';

/** The notices that hold, newest first: all, or those of one model. Errors: those of the client. */
export async function loadNotices(language: Language, product?: string): Promise<Notice[]> {
  const { notices } = await service(getNotices, { language, ...(product === undefined ? {} : { product }) });
  return notices;
}

/** Where the server gives a published notice as PDF. */
export const noticePaperUrl = (number: string, language: Language): string =>
  `/data/${language}/notices/${number}.pdf`;
