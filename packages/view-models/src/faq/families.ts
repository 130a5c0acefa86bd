import type { ProblemCode, ProductType } from '@payload/catalog';

/** What a visitor asks about: a family of products, or all of them. */
export type Family = ProductType | 'all';

interface Question {
  code: ProblemCode;
  types: readonly ProductType[];
}

/** A family's own questions; those of `all` concern every payload. */
interface FamilyQuestions<Asked extends Question> {
  family: Family;
  questions: Asked[];
}

/** The family of a query, as `?type=` names it; `all` where it names none. */
export function familyOf(search: URLSearchParams, families: readonly ProductType[]): Family {
  const named = search.get('type')?.toLowerCase();
  return families.find((family) => family.toLowerCase() === named) ?? 'all';
}

/** The query that `familyOf` reads back; empty for all families. */
export function queryOf(family: Family): string {
  return family === 'all' ? '' : `?type=${family.toLowerCase()}`;
}

/** The questions that concern a family. */
export function questionsOf<Asked extends Question>(questions: readonly Asked[], family: Family): Asked[] {
  return questions.filter(({ types }) => family === 'all' || types.includes(family));
}

/** Questions by the family they are asked of alone, in the order of `families`; then those of every payload. */
export function grouped<Asked extends Question>(
  questions: readonly Asked[],
  families: readonly ProductType[],
): FamilyQuestions<Asked>[] {
  const isOwn = ({ types }: Question) => types.length === 1;
  return [
    ...families.map((family) => ({
      family,
      questions: questions.filter((question) => isOwn(question) && question.types.includes(family)),
    })),
    { family: 'all' as const, questions: questions.filter((question) => !isOwn(question)) },
  ].filter((group) => group.questions.length > 0);
}
