import { type Language, type ProblemCode, type ProductType, problems } from '@payload/catalog';
import { loadContent } from '@payload/web/language/content.ts';

/** A question with its answer, as a page shows it. */
export interface Answer {
  code: ProblemCode;
  question: string;
  /** What is seen. */
  symptom: string;
  cause: string;
  /** In the order in which they are quickest. */
  steps: readonly string[];
  note?: string;
  /** Questions it sends on to. */
  see: readonly { code: ProblemCode; question: string }[];
  /** Types of products it is asked of. */
  types: readonly ProductType[];
}

type Texts = Pick<Answer, 'question' | 'symptom' | 'cause' | 'steps' | 'note'>;

/** The code of a text, or null where it is none of ours. */
export function problemNamed(text: string | null): ProblemCode | null {
  return problems.find(({ code }) => code === text)?.code ?? null;
}

/** The answers of these questions, in the catalogue's order; all of them where none are named. */
export async function loadAnswers(language: Language, codes?: readonly string[]): Promise<Answer[]> {
  const texts: Readonly<Record<ProblemCode, Texts>> = await loadContent('faq', language);
  return problems
    .filter(({ code }) => !codes || codes.includes(code))
    .map((problem) => ({
      code: problem.code,
      ...texts[problem.code],
      see: ('see' in problem ? problem.see : []).map((code) => ({ code, question: texts[code].question })),
      types: problem.types,
    }));
}
