import type { Recommendation, RecommendationAnswers } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { isAnswered, questions, recommendationMachine } from '@payload/flows/recommendation';
import { type ActorRefFrom, fromPromise, type SnapshotFrom } from 'xstate';
import { noBreakUnits } from '../../platform/language/no-break-units.ts';
import type { Place } from './query.ts';

const api = () => import('../../platform/data/api.ts');

export type QuestionnaireActor = ActorRefFrom<typeof recommendationMachine>;
export type QuestionnaireSnapshot = SnapshotFrom<typeof recommendationMachine>;

/** The machine with the real call behind it, asking for reasons in a language. */
export const questionnaireIn = (language: Language): typeof recommendationMachine =>
  recommendationMachine.provide({
    actors: {
      recommend: fromPromise<Recommendation, RecommendationAnswers>(async ({ input }) => {
        const { client, recommend } = await api();
        return noBreakUnits(await client(recommend, { ...input, language }));
      }),
    },
  });

/** Where a run stands, as an address names it. */
export function placeIn({ value, context }: QuestionnaireSnapshot): Place {
  return { step: questions.find((question) => question === value) ?? 'result', answers: context.answers };
}

/**
 * Goes to a place as far as its answers reach. Answers that the place does not name are kept, so that a
 * step back in the browser loses none of the later ones.
 */
export function goToPlace(actor: QuestionnaireActor, { step, answers }: Place): void {
  actor.send({ type: 'goTo', question: 'scenario' });
  const { features, ...others } = answers;
  const said = Object.entries(others).filter(([, answer]) => answer !== null);
  actor.send({ type: 'answer', answers: Object.fromEntries(said) });
  actor.send({ type: 'goTo', question: 'features' });
  if (features.length > 0 && actor.getSnapshot().matches('features')) {
    const known = actor.getSnapshot().context.answers.features;
    const changed = [...features, ...known].filter((one) => features.includes(one) !== known.includes(one));
    for (const feature of changed) actor.send({ type: 'toggle', feature });
  }
  actor.send({ type: 'goTo', question: 'scenario' });
  // A question whose predecessors are not answered is not gone to.
  for (const question of questions.slice(0, step === 'result' ? undefined : questions.indexOf(step) + 1)) {
    actor.send({ type: 'goTo', question });
  }
  const known = actor.getSnapshot().context.answers;
  if (step === 'result' && questions.every((question) => isAnswered(known, question))) {
    actor.send({ type: 'next' });
  }
}
