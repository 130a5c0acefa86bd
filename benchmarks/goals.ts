/** What is wanted of a figure that is kept from landing to landing. */
export interface Goal {
  name: string;
  unit: string;
  goal: number;
  /** Whether the goal is the least that is wanted; otherwise it is the most. */
  isLeast?: boolean;
  digits?: number;
}

/** The figures that `--record` keeps, in the order of their charts. */
export const goals = {
  'home-script': { name: 'Home: JavaScript until the load event', unit: 'KiB', goal: 96, digits: 1 },
  'read-script': {
    name: 'A page that is only read: JavaScript until the load event',
    unit: 'KiB',
    goal: 60,
    digits: 1,
  },
  'home-document': { name: 'Home: HTML with its CSS', unit: 'kB', goal: 20, digits: 1 },
  'home-requests': { name: 'Home: requests until the load event', unit: '', goal: 8 },
  'ten-seconds': { name: 'Home: bytes of the first ten seconds', unit: 'kB', goal: 350 },
  'ten-seconds-saving': {
    name: 'Home: bytes of the first ten seconds where data is saved',
    unit: 'kB',
    goal: 200,
  },
  'lighthouse-median': { name: 'Lighthouse: performance, median page', unit: '', goal: 100, isLeast: true },
  'lighthouse-worst': { name: 'Lighthouse: performance, worst page', unit: '', goal: 98, isLeast: true },
  'lighthouse-lcp': { name: 'Lighthouse: LCP, worst page', unit: 's', goal: 1.8, digits: 2 },
  tbt: { name: 'TBT, worst page', unit: 'ms', goal: 50 },
  cls: { name: 'CLS, worst page', unit: '', goal: 0, digits: 3 },
  'press-menu': { name: 'Press: menu', unit: 'ms', goal: 80 },
  'press-carousel': { name: 'Press: carousel', unit: 'ms', goal: 80 },
  'press-filter': { name: 'Press: filter', unit: 'ms', goal: 80 },
  'press-compare': { name: 'Press: compare', unit: 'ms', goal: 80 },
  'press-form': { name: 'Press: form', unit: 'ms', goal: 80 },
  click: { name: 'Click to content, to a plain page of the same libraries', unit: '', goal: 0.16, digits: 2 },
  heap: { name: 'Heap after 50 pages, to after five', unit: '', goal: 1.3, digits: 2 },
  'turn-script': {
    name: 'Turning a model: the main thread a frame without drawing, worst',
    unit: 'ms',
    goal: 16,
    digits: 1,
  },
  'search-rank-en': {
    name: 'Search: mean reciprocal rank, English',
    unit: '',
    goal: 0.95,
    isLeast: true,
    digits: 3,
  },
  'search-three-en': {
    name: 'Search: answered in the first three, English',
    unit: '',
    goal: 0.95,
    isLeast: true,
    digits: 3,
  },
  'search-rank-cn': {
    name: 'Search: mean reciprocal rank, Chinese',
    unit: '',
    goal: 0.95,
    isLeast: true,
    digits: 3,
  },
  'search-three-cn': {
    name: 'Search: answered in the first three, Chinese',
    unit: '',
    goal: 0.95,
    isLeast: true,
    digits: 3,
  },
  behind: { name: 'Figures in which a peer is ahead', unit: '', goal: 0 },
} as const satisfies Record<string, Goal>;

export type GoalId = keyof typeof goals;

/** Whether a figure is as wanted. */
export const isMet = ({ goal, isLeast = false }: Goal, measured: number): boolean =>
  isLeast ? measured >= goal : measured <= goal;
