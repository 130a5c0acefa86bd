import { type Language, type ProblemCode, problems } from '@payload/catalog';
import { begun, names } from '@payload/flows/apply';
import { problemNamed } from '@payload/view-models/texts/answers.ts';
import { useRemote } from '@payload/web/data/useRemote.ts';
import { loadContent } from '@payload/web/language/content.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ServiceForm } from './useForm.ts';

interface AskedProblem {
  code: ProblemCode;
  /** Its name in the menus. */
  title: string;
  /** The report names it; a draft that was there before may not. */
  isNamed: boolean;
}

/**
 * Begins a report with the question and the model of `?problem=spk1&product=H1T`, once for each link, and
 * gives the question. Null where the address names none.
 */
export function useProblemAsked(
  form: ServiceForm,
  search: URLSearchParams,
  products: readonly { code: string }[],
  language: Language,
): AskedProblem | null {
  const { t } = useTranslation(['apply']);
  const problem = problemNamed(search.get('problem'));
  const product = products.find(({ code }) => code === search.get('product'))?.code ?? '';
  const isAsked = problem !== null;
  const openingOf = (code: ProblemCode, title: string) => t('problem.asked.opening', { title, code });

  // Where they do not come the form is merely not begun; the visitor names the problem.
  const { data: titles = null } = useRemote(isAsked ? language : null, () =>
    loadContent('problems', language),
  );

  const taken = useRef('');
  const take = useEffectEvent((code: ProblemCode, model: string, named: Record<ProblemCode, string>) => {
    // A form that was sent begins again, with another number.
    const link = `${form.context.submissionId} ${code} ${model}`;
    if (taken.current === link) return;
    taken.current = link;
    const openings = problems.map((each) => openingOf(each.code, named[each.code]));
    const values = begun(
      form.context.typed,
      { opening: openingOf(code, named[code]), product: model },
      openings,
    );
    if (values.description !== undefined) form.type('description', values.description);
    if (values.productCode !== undefined) form.type('productCode', values.productCode);
  });
  const { isReady } = form;
  useEffect(() => {
    if (isReady && titles !== null && problem !== null) take(problem, product, titles);
  }, [isReady, titles, problem, product]);

  if (problem === null || titles === null) return null;
  const title = titles[problem];
  return { code: problem, title, isNamed: names(form.context.typed.description, problem) };
}
