/**
 * Both languages of the product, as they stand in addresses, storage and the `language` parameter. Apart from the
 * schemas, because every page reads it and few send anything.
 */
export const languages = ['en', 'cn'] as const;
export type Language = (typeof languages)[number];
