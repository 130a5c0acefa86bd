import { describe, expect, it } from 'vitest';
import { type Place, placeFromQuery, queryOf } from './place.ts';
import type { Answers } from './questions.ts';
import { choices } from './testing/choices.ts';

const answers: Answers = {
  scenario: 'publicRescue',
  features: ['shout', 'strongLight'],
  aircraft: 'M30',
  budget: '3000to8000',
};
const unanswered: Answers = { scenario: null, features: [], aircraft: null, budget: null };

describe('the address of the questionnaire', () => {
  it.each<[string, Place]>([
    ['', { step: 'scenario', answers: unanswered }],
    ['?scenario=other&step=features', { step: 'features', answers: { ...unanswered, scenario: 'other' } }],
    [
      '?scenario=publicRescue&features=shout,strongLight&aircraft=M30&budget=3000to8000&step=result',
      { step: 'result', answers },
    ],
  ])('says where the visitor is: %s', (query, place) => {
    expect(queryOf(place)).toBe(query);
  });

  it('leads back to where it was taken', () => {
    for (const step of ['scenario', 'features', 'aircraft', 'budget', 'result'] as const) {
      const place = { step, answers };
      expect(placeFromQuery(queryOf(place), choices)).toEqual(place);
    }
  });

  it('takes what a form sends before the script runs', () => {
    const { features } = placeFromQuery('features=shout&features=airdrop', choices)?.answers ?? unanswered;
    expect(features).toEqual(['shout', 'airdrop']);
  });

  it('leaves out what no question offers', () => {
    expect(placeFromQuery('scenario=war&features=shout,fly&budget=&step=end', choices)).toEqual({
      step: 'result',
      answers: { ...unanswered, features: ['shout'] },
    });
    expect(placeFromQuery('utm_source=letter', choices)).toBeNull();
  });
});
