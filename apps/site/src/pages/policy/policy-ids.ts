/** The rules and notes that have a page of their own, `/policy/{id}`. */
export const policyIds = [
  'return',
  'care',
  'activation',
  'repair',
  'terms',
  'privacy',
  'cookies',
  'safety',
  'export',
] as const;

export type PolicyId = (typeof policyIds)[number];
