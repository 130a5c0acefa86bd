import type { Language, Recommendation, RecommendationAnswers } from '@payload/api/contract';
import { type Actor, createActor, type SnapshotFrom } from 'xstate';
import { actorOf, type Current, currentOf } from '../actors/plain-actors.ts';
import type { Port } from '../ports/port.ts';
import { recommendationMachine } from './machine.ts';
import { type Choices, firstPlace, merged, type Place, placeFromQuery, queryOf } from './place.ts';
import { isAnswered, isReached, questions } from './questions.ts';

export type QuestionnaireActor = Actor<typeof recommendationMachine>;
export type QuestionnaireSnapshot = SnapshotFrom<typeof recommendationMachine>;

/** What a questionnaire needs from outside. */
export interface QuestionnairePorts {
  readonly recommend: Port<{ answers: RecommendationAnswers; language: Language }, Recommendation>;
  readonly choices: Choices;
}

/** The address as the browser has it now. */
interface Address {
  /** Without its `?`. */
  readonly query: string;
  /** Whether the browser's history led here, or the page was loaded. */
  readonly isHistory: boolean;
  /** What was chosen before the page ran, as a query; it counts where the first address says nothing. */
  readonly early: string;
}

/** Writes a query, with its `?`: as a step of the browser's history, or in place of the address it is at. */
type WriteQuery = (query: string, isStep: boolean) => void;

/** A questionnaire that lives in its address: answers and the step at hand are its query (docs/decisions/0012). */
export interface Questionnaire {
  /** The run that is shown. A place is entered by the next run, which takes over the answers. */
  readonly current: Current<QuestionnaireActor>;
  /** Begins; a second time does nothing. */
  readonly start: () => void;
  /** Has each answer and step written into the address, until what it returns is called. */
  readonly follow: (write: WriteQuery) => () => void;
  /** Tells of the address as it is. The same query again changes nothing. */
  readonly addressed: (address: Address) => void;
  /** The language of the reasons; those that are shown are asked for again in another. */
  readonly setLanguage: (language: Language) => void;
}

/** A questionnaire in which nothing is answered. */
export function createQuestionnaire(
  { recommend, choices }: QuestionnairePorts,
  first: Language,
): Questionnaire {
  let language = first;
  const machine = recommendationMachine.provide({
    actors: { recommend: actorOf((answers, signal) => recommend({ answers, language }, signal)) },
  });
  const current = currentOf(createActor(machine));
  const run = () => current.getSnapshot().context;
  let write: WriteQuery | null = null;
  /** Where the browser's history stands; the page hears of it later than it is written. */
  let lastWritten = firstPlace;
  let lastRead: string | null = null;

  /** Has the address say where the run is. */
  function tell({ mayStep }: { mayStep: boolean }): void {
    const place = placeOfSnapshot(run().getSnapshot());
    const query = queryOf(place);
    if (write === null || query === queryOf(lastWritten)) return;
    const isStep = mayStep && place.step !== lastWritten.step;
    lastWritten = place;
    write(query, isStep);
  }

  function watch(actor: QuestionnaireActor): void {
    actor.subscribe(() => tell({ mayStep: true }));
  }

  /** Goes to a place as far as its answers, and those that are known, reach. */
  function enter({ step, answers: requestedAnswers }: Place): void {
    const before = run();
    const answers = merged(before.getSnapshot().context.answers, requestedAnswers);
    const requested = step === 'result' ? questions : questions.slice(0, questions.indexOf(step) + 1);
    const value = requested.findLast((question) => isReached(answers, question)) ?? 'scenario';
    const context = { answers, error: null, failure: null, recommendation: null };
    const snapshot = machine.resolveState({ value, context });
    const next = createActor(machine, { snapshot }).start();
    // A state that asks is not resolved but gone to: only then does it ask.
    if (step === 'result' && value === 'budget' && isAnswered(answers, 'budget')) next.send({ type: 'next' });
    current.send({ type: 'replace', by: next });
    before.stop();
    watch(next);
  }

  watch(run());
  return {
    current,
    start: () => void run().start(),
    follow(writing) {
      write = writing;
      tell({ mayStep: true });
      return () => {
        write = null;
      };
    },
    addressed({ query, isHistory, early }) {
      if (query === lastRead) return;
      const isFirst = lastRead === null;
      lastRead = query;
      // Going back and loading are history, and a plain link says nothing. What else is new was written here.
      if (!isFirst && !isHistory && query !== '') return;
      lastWritten = placeFromQuery(query, choices) ?? firstPlace;
      if (isFirst || isHistory)
        enter((isFirst && query === '' && placeFromQuery(early, choices)) || lastWritten);
      tell({ mayStep: false });
    },
    setLanguage(next) {
      if (next === language) return;
      language = next;
      run().send({ type: 'changeLanguage' });
    },
  };
}

/** Where a run stands, as an address names it. */
function placeOfSnapshot({ value, context }: QuestionnaireSnapshot): Place {
  return { step: questions.find((question) => question === value) ?? 'result', answers: context.answers };
}
