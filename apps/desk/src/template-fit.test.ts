import { requestStatuses, requestTypes } from '@payload/api/contract';
import templates from '@payload/catalog/locales/en/desk-templates.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { templateKind } from './template-fit.ts';

const kinds = (key: string) =>
  requestTypes.flatMap((type) => requestStatuses.map((status) => templateKind(key, { type, status })));

it.each(Object.keys(templates))(
  'the template %s is for some request, and always the same kind of message',
  (key) => {
    const found = new Set(kinds(key).filter((kind) => kind !== null));
    expect(found.size).toBe(1);
  },
);

it('offers nothing about parcels with a quote, and no price with a repair', () => {
  expect(templateKind('arrived', { type: 'quote', status: 'received' })).toBeNull();
  expect(templateKind('quote', { type: 'repair', status: 'received' })).toBeNull();
  expect(templateKind('photo', { type: 'problem', status: 'submitted' })).toBe('question');
});
