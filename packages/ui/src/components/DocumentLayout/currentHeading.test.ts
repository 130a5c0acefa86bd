import { describe, expect, it } from 'vitest';
import { currentHeading, idsOf } from './currentHeading.ts';

const view = { line: 112, height: 800, atEnd: false };
const places = [
  { id: 'overview', top: -600 },
  { id: 'start', top: 96 },
  { id: 'services', top: 400 },
  { id: 'errors', top: 700 },
];

describe('the current heading', () => {
  it('is the last one above the line', () => {
    expect(currentHeading(places, view)).toBe('start');
  });

  it('is the first before any has been reached', () => {
    expect(currentHeading(places.slice(2), view)).toBe('services');
    expect(currentHeading([], view)).toBeUndefined();
  });

  it('is the last in view at the end of the page', () => {
    expect(currentHeading(places, { ...view, atEnd: true })).toBe('errors');
  });

  it('is the one asked for at the end of the page, if it is in view', () => {
    expect(currentHeading(places, { ...view, atEnd: true, target: 'services' })).toBe('services');
    expect(currentHeading(places, { ...view, atEnd: true, target: 'overview' })).toBe('errors');
  });

  it('stays while a last section is longer than the view', () => {
    const long = places.map(({ id, top }) => ({ id, top: top - 2000 }));
    expect(currentHeading(long, { ...view, atEnd: true })).toBe('errors');
  });
});

it('the headings of a contents list come in the order of the document', () => {
  expect(
    idsOf([
      { id: 'services', text: '', items: [{ id: 'tts', text: '' }] },
      { id: 'errors', text: '' },
    ]),
  ).toEqual(['services', 'tts', 'errors']);
});
