import { describe, expect, it } from 'vitest';
import { beamQueryOf, beamViewOf } from './beam-view.ts';

const codes = ['T10', 'T60', 'T80', 'T90V2'];
const viewOf = (query: string) => beamViewOf(new URLSearchParams(query), codes);

describe('the beam instrument in the address', () => {
  it.each(['', '?at=120', '?with=T60,T80', '?at=300&with=T90V2'])(
    '"%s" is read and written alike',
    (query) => {
      expect(beamQueryOf(viewOf(query))).toBe(query);
    },
  );

  it('takes lamps in any case, each once, up to three', () => {
    expect(viewOf('?with=t60,T60,t90v2,T10,T80').others).toEqual(['T60', 'T90V2', 'T10']);
  });

  it.each(['?at=9', '?at=301', '?at=far', '?at=', '?with=H1T'])('leaves out what is none: "%s"', (query) => {
    expect(beamQueryOf(viewOf(query))).toBe('');
  });
});
