import type { Language } from '@payload/catalog';
import {
  type Answers,
  createQuestionnaire,
  type QuestionnaireActor,
  type QuestionnaireSnapshot,
  questions,
} from '@payload/flows/recommendation';
import { choices } from '@payload/view-models/individuality/choices.ts';
import { noBreakUnits } from '@payload/web/language/no-break-units.ts';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';

const questionnaireIn = (language: Language) =>
  createQuestionnaire(
    {
      choices,
      recommend: async ({ answers, language: spoken }) => {
        const { client, recommend } = await import('@payload/web/data/api.ts');
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
    () => questionnaire.addressed({ query, isHistory, early: early.query }),
    [questionnaire, query, isHistory, early],
  );
  const unsentPress = useRef(early.pressed);
  useEffect(() => {
    if (unsentPress.current === null) return;
    questionnaire.current.getSnapshot().context.send({ type: 'choose', answers: unsentPress.current });
    // A page that is come back to runs its effects again.
    unsentPress.current = null;
  }, [questionnaire]);

  return { snapshot, actor };
}

/** What was chosen before the script ran: as a query, and as the answer where it was pressed and not only moved to. */
interface EarlyChoice {
  query: string;
  pressed: { scenario: NonNullable<Answers['scenario']> } | null;
}

/**
 * What was chosen in the prerendered question before the page was hydrated; React would forget it. Nothing where the page
 * is not prerendered.
 */
function choiceBeforeScript(): EarlyChoice {
  const [first] = questions;
  const input =
    typeof document === 'undefined'
      ? null
      : document.querySelector<HTMLInputElement>(`input[name="${first}"]:checked`);
  const scenario = choices[first].find((value) => value === input?.value);
  if (!input || !scenario) return { query: '', pressed: null };
  // Keys show the focus; whoever uses them goes on by a press of their own.
  const isPressed = !input.matches(':focus-visible');
  return { query: `${first}=${scenario}&step=${first}`, pressed: isPressed ? { scenario } : null };
}
