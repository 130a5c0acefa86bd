export { default as site } from '@payload/catalog/locales/en/site.json';
export { default as types } from '@payload/catalog/locales/en/types.json';
