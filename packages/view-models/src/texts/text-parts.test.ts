import { expect, it } from 'vitest';
import { textParts } from './text-parts.ts';

const cut = (text: string, ...codes: string[]) => textParts(text, codes).map(({ part }) => part);

it('cuts a text before and after a code', () => {
  expect(cut('由SDKOSDK支架承载，取用24 V。', 'SDKOSDK')).toEqual(['由', 'SDKOSDK', '支架承载，取用24 V。']);
  expect(cut('SDKOSDK carries it.', 'SDKOSDK')).toEqual(['SDKOSDK', ' carries it.']);
});

it('leaves a code alone that is part of a word', () => {
  expect(cut('Not the PSDK, the SDK.', 'SDK')).toEqual(['Not the PSDK, the ', 'SDK', '.']);
  expect(cut('No code in it.')).toEqual(['No code in it.']);
});

it('says where each part begins', () => {
  expect(textParts('ET4 and PT4', ['ET4', 'PT4']).map(({ at }) => at)).toEqual([0, 3, 8]);
});
