import type { Language } from '@payload/catalog';
import { questions } from '@payload/flows/recommendation';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { beginning, placeOf, queryOf } from './query.ts';
import {
  goToPlace,
  placeIn,
  type QuestionnaireActor,
  type QuestionnaireSnapshot,
  questionnaireIn,
} from './questionnaire.ts';

const whole = (snapshot: QuestionnaireSnapshot): QuestionnaireSnapshot => snapshot;

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
  const machine = useMemo(() => questionnaireIn(language), [language]);
  // It rests while its page is hidden; a recommendation that was awaited then is asked for again.
  const actor = useActorRef(machine);
  const snapshot = useSelector(actor, whole);

  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const query = search.toString();
  const seen = useRef<string | null>(null);
  /** Where the browser's history stands. A quick visitor is on before the page hears of it as `query`. */
  const standing = useRef(beginning);

  const spoken = useRef(language);
  useEffect(() => {
    if (spoken.current === language) return;
    spoken.current = language;
    // The reasons that are shown are in another language.
    actor.send({ type: 'changeLanguage' });
  }, [actor, language]);

  useEffect(() => {
    const isFirst = seen.current === null;
    const isNew = query !== seen.current;
    seen.current = query;
    const asked = placeOf(new URLSearchParams(query)) ?? beginning;
    // Going back and loading are a pop, and a plain link says nothing. What else is new the page wrote itself.
    const isPop = isNew && navigationType === NavigationType.Pop;
    const isOwn = !isFirst && !isPop && !(isNew && query === '');
    if (!isOwn) standing.current = asked;
    if (isFirst && query === '') goToPlace(actor, placeOf(new URLSearchParams(early)) ?? asked);
    else if (isFirst || isPop) goToPlace(actor, asked);
    const place = placeIn(actor.getSnapshot());
    const wanted = queryOf(place);
    if (wanted === queryOf(standing.current)) return;
    const isStep = isOwn && place.step !== standing.current.step;
    standing.current = place;
    void navigate(pathname + wanted, { replace: !isStep, preventScrollReset: !isStep });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each answer and step is written
  }, [actor, early, snapshot, query, navigationType, pathname, navigate]);

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
