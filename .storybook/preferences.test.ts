import { describe, expect, it } from 'vitest';
import { preferencesOf, preferred } from './preferences.ts';

const reduced = preferencesOf({ motion: 'reduced' });
const forced = preferencesOf({ colours: 'forced' });

describe('a condition of a style sheet', () => {
  it.each([
    ['(prefers-reduced-motion)', reduced, '(min-width: 0px)'],
    ['(prefers-reduced-motion: reduce)', reduced, '(min-width: 0px)'],
    ['screen and (prefers-reduced-motion: no-preference)', reduced, 'screen and (max-width: -1px)'],
    ['(forced-colors: active)', forced, '(min-width: 0px)'],
    ['screen and (forced-colors: none)', forced, 'screen and (max-width: -1px)'],
  ])('%s holds or not as the toolbar says', (query, preferences, rewritten) => {
    expect(preferred(query, preferences)).toBe(rewritten);
  });

  it('stays as it is where the toolbar leaves it to the system', () => {
    const query = '(prefers-reduced-motion: reduce) and (forced-colors: active)';
    expect(preferred(query, preferencesOf({}))).toBe(query);
    expect(preferred(query, reduced)).toBe('(min-width: 0px) and (forced-colors: active)');
  });
});
