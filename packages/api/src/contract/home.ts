import { homeInfo } from '@payload/catalog/replies';
import { defineCall, emptyObject, languageQuery } from './call.ts';

export const getHomepageInfo = defineCall({
  client: 1,
  method: 'GET',
  path: '/offi/public/getHomepageInfo',
  params: emptyObject,
  query: languageQuery,
  body: emptyObject,
  reply: homeInfo,
});
