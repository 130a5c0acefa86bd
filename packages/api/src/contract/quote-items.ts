import { array, check, integer, maxLength, maxValue, minLength, minValue, number, pipe } from 'valibot';
import { addressKey, fields } from './fields.ts';
import type { MessageKey } from './messages.ts';

/** Most models of one request for a quote, and most pieces of each. */
export const quoteModelsMax = 20;
export const quoteQuantityMax = 999;

const quantity = pipe(
  number('incorrectFormat' satisfies MessageKey),
  integer('incorrectFormat' satisfies MessageKey),
  minValue(1, 'incorrectFormat' satisfies MessageKey),
  maxValue(quoteQuantityMax, 'incorrectFormat' satisfies MessageKey),
);

/** Each model once, with how many of it. */
export const quoteItems = pipe(
  array(fields({ code: addressKey, quantity }), 'cannotBeEmpty' satisfies MessageKey),
  minLength(1, 'cannotBeEmpty' satisfies MessageKey),
  maxLength(quoteModelsMax, 'incorrectFormat' satisfies MessageKey),
  check(
    (items) => new Set(items.map(({ code }) => code)).size === items.length,
    'incorrectFormat' satisfies MessageKey,
  ),
);
