import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Picture, type PictureProps } from './Picture.tsx';

const base: PictureProps = {
  candidates: [
    { src: '/public/min/night/T90.webp', width: 600 },
    { src: '/static/pic/night/T90.webp', width: 1200 },
  ],
  version: 'a1',
  sizes: '100vw',
  width: 1200,
  height: 900,
  alt: 'T90',
  placeholder: '/public/jz/d.svg',
};
const html = (props: Partial<PictureProps> = {}) => renderToStaticMarkup(<Picture {...base} {...props} />);

describe('the HTML of a picture', () => {
  it('shows without script: lazy, with its size, AVIF before WebP', () => {
    expect(html()).toMatch(
      /<source type="image\/avif" sizes="100vw" srcSet="\/public\/min\/night\/T90\.avif\?v=a1 600w, [^"]+ 1200w"\/><img [^>]+\/><\/picture>$/,
    );
    expect(html()).toMatch(/<img [^>]*loading="lazy"[^>]* width="1200" height="900" alt="T90"/);
    expect(html()).toContain(' src="/static/pic/night/T90.webp?v=a1"');
  });

  it('names how it loads before it names an address', () => {
    expect(html().search(/ loading=/)).toBeLessThan(html().search(/ srcSet="[^"]+\.webp/));
  });

  it('loads the first view at once and first', () => {
    expect(html({ priority: true })).toMatch(/<img [^>]*loading="eager" fetchPriority="high"/);
  });

  it('offers the crops of other screens before the picture itself', () => {
    const crop = {
      media: '(max-width: 768px)',
      candidates: [{ src: '/portrait.webp', width: 720 }],
      width: 720,
      height: 960,
    };
    expect(
      [...html({ crops: [crop] }).matchAll(/<source type="([^"]+)"( media="[^"]+")?/g)].map((m) => [
        m[1],
        Boolean(m[2]),
      ]),
    ).toEqual([
      ['image/avif', true],
      ['image/webp', true],
      ['image/avif', false],
    ]);
  });
});
