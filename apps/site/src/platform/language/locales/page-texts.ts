// What pages are labelled with (`texts` of a page): a line for each file, from which its name and its keys are typed.
export { default as about } from '@payload/catalog/locales/en/about.json';
export { default as account } from '@payload/catalog/locales/en/account.json';
export { default as answers } from '@payload/catalog/locales/en/answers.json';
export { default as apply } from '@payload/catalog/locales/en/apply.json';
export { default as contacts } from '@payload/catalog/locales/en/contacts.json';
export { default as documents } from '@payload/catalog/locales/en/documents.json';
export { default as download } from '@payload/catalog/locales/en/download.json';
export { default as downloads } from '@payload/catalog/locales/en/downloads.json';
export { default as help } from '@payload/catalog/locales/en/help.json';
export { default as individuality } from '@payload/catalog/locales/en/individuality.json';
export { default as messages } from '@payload/catalog/locales/en/messages.json';
export { default as offline } from '@payload/catalog/locales/en/offline.json';
export { default as port } from '@payload/catalog/locales/en/port.json';
export { default as requests } from '@payload/catalog/locales/en/requests.json';
export { default as search } from '@payload/catalog/locales/en/search.json';
export { default as solution } from '@payload/catalog/locales/en/solution.json';
export { default as video } from '@payload/catalog/locales/en/video.json';
