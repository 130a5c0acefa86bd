import type { ProductType } from './product-types.ts';
import type { ProductCode } from './products/sources.ts';
import type { RecommendationAnswers } from './replies/index.ts';

type Task = RecommendationAnswers['features'][number];
type AircraftAnswer = RecommendationAnswers['aircraft'];

/** The budget's bands, cheapest first. */
export const budgetBands: readonly RecommendationAnswers['budget'][] = [
  'under3000',
  '3000to8000',
  '8000to20000',
  'over20000',
];

/** A product as far as the questionnaire judges it. */
export interface Candidate {
  code: ProductCode;
  type: ProductType;
  /** Its sample price band. */
  band: RecommendationAnswers['budget'];
  /** What it does under each aircraft that carries it, in the order the tasks are asked; none under one that does not. */
  tasks: Partial<Record<AircraftAnswer, readonly Task[]>>;
}

/** An aircraft of the questionnaire, as it is drawn. */
export interface CandidateAircraft {
  /** What it may lift, in grams. */
  payloadG: number;
  /** File name in `aircraft-plan/`. */
  plan: string;
}

/** Every product, and the aircraft of the answers; an aircraft that the catalogue does not know has no entry. */
export interface Candidates {
  products: readonly Candidate[];
  aircraft: Partial<Record<AircraftAnswer, CandidateAircraft>>;
}

/** What has been answered so far. The scene rules nothing out: it decides between equals. */
export interface NarrowingAnswers {
  features: readonly Task[];
  aircraft: AircraftAnswer | null;
  budget: RecommendationAnswers['budget'] | null;
}

/** The answer that rules a candidate out. */
export type RuledOutBy = 'features' | 'aircraft' | 'budget';

/**
 * The first answer that rules a candidate out, in the order of the questions; null while it remains. One remains that does
 * one of the tasks at least: what does another can fly with it.
 */
export function ruledOutBy({ tasks, band }: Candidate, answers: NarrowingAnswers): RuledOutBy | null {
  const { features, aircraft, budget } = answers;
  const doesAny = (done: readonly Task[] = []) =>
    features.length === 0 || features.some((task) => done.includes(task));
  // Of an aircraft that nobody knows the makers' own lists are believed.
  if (!doesAny(tasks.other)) return 'features';
  if (aircraft !== null && !(tasks[aircraft] && doesAny(tasks[aircraft]))) return 'aircraft';
  const isAbove = budget !== null && budgetBands.indexOf(band) > budgetBands.indexOf(budget);
  return isAbove ? 'budget' : null;
}
