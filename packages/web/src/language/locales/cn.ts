export { default as site } from '@payload/catalog/locales/cn/site.json';
export { default as types } from '@payload/catalog/locales/cn/types.json';
