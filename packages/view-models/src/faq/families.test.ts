import { problems, productTypes } from '@payload/catalog';
import { describe, expect, it } from 'vitest';
import { familyOf, grouped, queryOf, questionsOf } from './families.ts';

const questions = problems.map(({ code, types }) => ({ code, types }));
const codes = (asked: readonly { code: string }[]) => asked.map(({ code }) => code).join(' ');

describe('the family in the address', () => {
  it.each([...productTypes, 'all' as const])('%s comes back from its own query', (family) => {
    expect(familyOf(new URLSearchParams(queryOf(family)), productTypes)).toBe(family);
  });

  it('is all of them where the query names none, or one there is not', () => {
    expect(familyOf(new URLSearchParams(), productTypes)).toBe('all');
    expect(familyOf(new URLSearchParams('type=balloon'), productTypes)).toBe('all');
    expect(queryOf('all')).toBe('');
  });
});

describe('questions of a family', () => {
  it('are its own and those of every payload', () => {
    expect(codes(questionsOf(questions, 'thrower'))).toBe('drop1 drop2 all1 all2 all3');
    expect(codes(questionsOf(questions, 'displayEquipment'))).toBe('all1 all2 all3');
  });

  it('leave a bracket without the one of firmware', () => {
    expect(codes(questionsOf(questions, 'loadbracket'))).toBe('all1 all3');
  });

  it('are all of them where no family is chosen', () => {
    expect(questionsOf(questions, 'all')).toEqual(questions);
  });
});

describe('groups', () => {
  it('hold each question once, families without one of their own have none', () => {
    const groups = grouped(questions, productTypes);
    expect(groups.map(({ family }) => family)).toEqual([
      'megaphone',
      'searchlight',
      'thrower',
      'integratedmachine',
      'all',
    ]);
    expect(groups.flatMap((group) => group.questions.map(({ code }) => code)).toSorted()).toEqual(
      questions.map(({ code }) => code).toSorted(),
    );
  });
});
