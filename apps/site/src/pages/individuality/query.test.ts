import type { Answers } from '@payload/flows/recommendation';
import { describe, expect, it } from 'vitest';
import { type Place, placeOf, queryOf } from './query.ts';

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
      expect(placeOf(new URLSearchParams(queryOf(place)))).toEqual(place);
    }
  });

  it('takes what a form sends before the script runs', () => {
    const { features } =
      placeOf(new URLSearchParams('features=shout&features=airdrop'))?.answers ?? unanswered;
    expect(features).toEqual(['shout', 'airdrop']);
  });

  it('leaves out what no question offers', () => {
    expect(placeOf(new URLSearchParams('scenario=war&features=shout,fly&budget=&step=end'))).toEqual({
      step: 'result',
      answers: { ...unanswered, features: ['shout'] },
    });
    expect(placeOf(new URLSearchParams('utm_source=letter'))).toBeNull();
  });
});
