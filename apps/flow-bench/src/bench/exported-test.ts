import { literal } from './literal.ts';
import { commandText } from './perform.ts';
import type { Session } from './session.ts';

/** Where a session has to lead: to exactly these states, or to a state that it should have come to. */
export type ExpectedStates = { readonly all: readonly string[] } | { readonly one: string };

/** How much of a way a test is named by. */
const told = 3;

/** A session as a test of the project `exported`, which passes where it comes to the expected states and breaks nothing. */
export function testOf<Settings>(machineId: string, session: Session<Settings>, expected: ExpectedStates) {
  const { acts, settings, until } = session;
  const last = acts.slice(-told).map(commandText).join(', ');
  const place = 'one' in expected ? expected.one : expected.all.join(' and ');
  return [
    `import { expect, it } from 'vitest';`,
    `import { replayed } from '../src/replayed.ts';`,
    '',
    `it(${literal(`${machineId} is in ${place}${last === '' ? '' : ` after ${last}`}`)}, async () => {`,
    `  const { states, broken } = await replayed(${literal(machineId)}, {`,
    `    settings: ${literal(settings)},`,
    ...(acts.length === 0 ? ['    acts: [],'] : ['    acts: [']),
    ...acts.map((act) => `      ${literal(act)},`),
    ...(acts.length === 0 ? [] : ['    ],']),
    `    until: ${until},`,
    '  });',
    '  expect(broken).toEqual([]);',
    'one' in expected
      ? `  expect(states).toContain(${literal(expected.one)});`
      : `  expect(states).toEqual(${literal(expected.all)});`,
    '});',
    '',
  ].join('\n');
}
