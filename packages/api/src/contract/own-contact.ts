import { exactOptional, type InferInput, type InferOutput, nullable, object, string } from 'valibot';
import { defineCall, emptyObject, languageQuery } from './call.ts';
import { contactPhone, fields, line } from './fields.ts';

/** What is filled into the next form; `address` null where only problems, which ship nothing, were sent so far. */
export const savedContact = object({
  contact: string(),
  phone: string(),
  region: string(),
  address: nullable(string()),
});
export type SavedContact = InferOutput<typeof savedContact>;

/** `saved` null where nothing is filled in: no request was sent yet, or it was removed. */
const ownContact = object({ saved: nullable(savedContact) });

export const contactDetails = fields({
  contact: line(100),
  phone: contactPhone,
  region: line(100),
  address: exactOptional(line(300)),
});
export type ContactDetails = InferInput<typeof contactDetails>;

/** The contact details of the signed-in account: as they were saved, else those of its last request. */
export const getOwnContact = defineCall({
  client: 2,
  method: 'GET',
  path: '/jzcrm/wx/account/contact/',
  params: emptyObject,
  query: languageQuery,
  body: emptyObject,
  reply: ownContact,
});

export const saveOwnContact = defineCall({
  client: 2,
  method: 'POST',
  path: '/jzcrm/wx/account/saveContact/',
  params: emptyObject,
  query: languageQuery,
  body: contactDetails,
  reply: ownContact,
});

/** Removes them; nothing is filled in any more, from later requests neither, until some are saved again. */
export const removeOwnContact = defineCall({
  client: 2,
  method: 'POST',
  path: '/jzcrm/wx/account/removeContact/',
  params: emptyObject,
  query: languageQuery,
  body: emptyObject,
  reply: ownContact,
});
