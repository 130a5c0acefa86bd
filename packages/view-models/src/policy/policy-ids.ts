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

/** What stands at the head of a policy as figures, each under its id in the texts. */
export const policyFigures: Readonly<Partial<Record<PolicyId, Readonly<Record<string, number>>>>> = {
  return: { return: 7, exchange: 15, ship: 7 },
  care: { term: 1, replacements: 2, enrol: 72 },
  activation: { codes: 3, bind: 72, closed: 15 },
  repair: { steps: 4, ship: 7, damage: 7 },
  privacy: { trackers: 0, code: 5, session: 30 },
  cookies: { cookies: 1, session: 30, trackers: 0 },
  safety: { sound: 130, flash: 50, night: 4.8 },
};
