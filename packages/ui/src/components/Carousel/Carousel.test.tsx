import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Carousel, type CarouselTranslations } from './Carousel.tsx';

const translations: CarouselTranslations = {
  carousel: 'carousel',
  slide: 'slide',
  pause: 'Pause',
  start: 'Start',
  previous: 'Previous',
  next: 'Next',
  position: (code, place, count) => `${code}, ${place} of ${count}`,
  choose: 'Choose',
  learn: 'Learn',
  learnAbout: (code) => `Learn about ${code}`,
};
const items = ['A1', 'B2', 'C3', 'D4', 'E5'].map((code) => ({
  key: code,
  code,
  href: `/details/product/${code}`,
  line: code,
  picture: null,
}));
const html = renderToStaticMarkup(<Carousel label="Hot" items={items} translations={translations} />);

describe('the HTML of a carousel', () => {
  it('holds each item once, with a link that needs no script', () => {
    expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(
      items.map(({ href }) => href),
    );
    expect(html).not.toMatch(/ inert| aria-hidden="true" style|tabindex/i);
  });

  it('puts the rotation control before the items and the stops behind them', () => {
    const [control, slide, stops] = [
      'aria-label="Pause"',
      'aria-roledescription="slide"',
      'aria-label="Choose"',
    ].map((part) => html.indexOf(part));
    expect(control).toBeGreaterThan(0);
    expect(slide).toBeGreaterThan(control ?? 0);
    expect(stops).toBeGreaterThan(slide ?? 0);
  });

  it('has the constants in its style', () => {
    const [, style = ''] = /style="([^"]*)"/.exec(html) ?? [];
    expect(style.split(';')).toEqual([
      '--transition:2300ms',
      '--spacing:452px',
      '--item:442px',
      '--item-info:330px',
      '--item-narrow:365px',
      '--scale:1.3',
    ]);
  });

  it('already stands as it will rotate, the last items before the first', () => {
    const [, at] = /--carousel-at:(\d+)/.exec(html) ?? [];
    const places = [...html.matchAll(/--carousel-place:(\d+)/g)].map(([, place]) => Number(place));
    expect(places.map((place) => place - Number(at))).toEqual([0, 1, 2, -2, -1]);
  });
});
