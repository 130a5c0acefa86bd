import type { Language } from '@payload/catalog';
import {
  createQuestionnaire,
  type QuestionnaireActor,
  type QuestionnaireSnapshot,
  questions,
} from '@payload/flows/recommendation';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { noBreakUnits } from '../../platform/language/no-break-units.ts';
import { choices } from './choices.ts';

const questionnaireIn = (language: Language) =>
  createQuestionnaire(
    {
      choices,
      recommend: async ({ answers, language: spoken }) => {
        const { client, recommend } = await import('../../platform/data/api.ts');
        return noBreakUnits(await client(recommend, { ...answers, language: spoken }));
      },
    },
    language,
  );

/**
 * The questionnaire, kept in the address: each step is one of the browser's history, a link leads to the
 * same answers, and a reload or a change of language loses none. A page that is come back to by a plain
 * link keeps its answers and puts them back into the address.
 */
export function useQuestionnaire(
  search: URLSearchParams,
  language: Language,
): { snapshot: QuestionnaireSnapshot; actor: QuestionnaireActor } {
  const [early] = useState(choiceBeforeScript);
  const [questionnaire] = useState(() => questionnaireIn(language));
  const actor = useSelector(questionnaire.current, ({ context }) => context);
  const snapshot = useSelector(actor, (state) => state);

  const { pathname } = useLocation();
  const isHistory = useNavigationType() === NavigationType.Pop;
  const navigate = useNavigate();
  const query = search.toString();

  useEffect(() => questionnaire.start(), [questionnaire]);
  useEffect(() => questionnaire.setLanguage(language), [questionnaire, language]);
  useEffect(
    () =>
      questionnaire.follow((written, isStep) => {
        void navigate(pathname + written, { replace: !isStep, preventScrollReset: !isStep });
      }),
    [questionnaire, pathname, navigate],
  );
  useEffect(
    () => questionnaire.addressed({ query, isHistory, early }),
    [questionnaire, query, isHistory, early],
  );

  return { snapshot, actor };
}

/**
 * What was chosen in the prerendered question before the page was hydrated, as a query; React would
 * forget it. Empty where the page is not prerendered.
 */
function choiceBeforeScript(): string {
  if (typeof document === 'undefined') return '';
  const [first] = questions;
  const chosen = document.querySelector<HTMLInputElement>(`input[name="${first}"]:checked`);
  return chosen ? `${first}=${chosen.value}&step=${first}` : '';
}
