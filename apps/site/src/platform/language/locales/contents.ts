// Long texts of which a page's `load` takes what it shows: a line for each file, from which its name and its shape are typed.
export { default as about } from '@payload/catalog/locales/en/about.json';
export { default as announcements } from '@payload/catalog/locales/en/announcements.json';
export { default as 'desk-templates' } from '@payload/catalog/locales/en/desk-templates.json';
export { default as dimensions } from '@payload/catalog/locales/en/dimensions.json';
export { default as faq } from '@payload/catalog/locales/en/faq.json';
export { default as firmware } from '@payload/catalog/locales/en/firmware.json';
export { default as industries } from '@payload/catalog/locales/en/industries.json';
export { default as 'open-data' } from '@payload/catalog/locales/en/open-data.json';
export { default as policies } from '@payload/catalog/locales/en/policies.json';
export { default as problems } from '@payload/catalog/locales/en/problems.json';
export { default as 'search-words' } from '@payload/catalog/locales/en/search-words.json';
export { default as support } from '@payload/catalog/locales/en/support.json';
