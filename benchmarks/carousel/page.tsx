import { createRoot } from 'react-dom/client';
import { Carousel } from '../../packages/ui/src/components/Carousel/index.ts';
import { nights } from '../../packages/ui/src/fixtures/product-media.ts';
import '../../packages/ui/src/theme/index.ts';

const codes = ['T40S', 'H10T', 'T90', 'PT2', 'S3'] as const;
const interval = 5000;

const picture = (code: (typeof codes)[number]) => <img src={nights[code]} width={600} height={450} alt="" />;

/** The carousel as the home page has it. */
const carousel = (
  <Carousel
    label="Recommended"
    interval={interval}
    items={codes.map((code) => ({
      key: code,
      code,
      href: `#${code}`,
      line: 'Light, voice and flash in one',
      picture: picture(code),
    }))}
    translations={{
      carousel: 'carousel',
      slide: 'slide',
      pause: 'Pause rotation',
      start: 'Start rotation',
      previous: 'Previous payload',
      next: 'Next payload',
      position: (code, place, count) => `${code}, ${place} of ${count}`,
      choose: 'Choose a payload',
      learn: 'Learn',
      learnAbout: (code) => `Learn about ${code}`,
    }}
  />
);

/** What it is measured against: the same cards in a strip that snaps, moved on by the browser's own smooth scrolling. */
const strip = (
  <ul
    id="strip"
    style={{ display: 'flex', gap: 10, overflowX: 'auto', scrollSnapType: 'x mandatory', listStyle: 'none' }}
  >
    {[...codes, ...codes, ...codes].map((code, place) => (
      // oxlint-disable-next-line react/no-array-index-key -- the list never changes
      <li key={place} style={{ flex: '0 0 442px', height: 456, scrollSnapAlign: 'center' }}>
        <a href={`#${code}`}>
          {picture(code)}
          <b>{code}</b>
          <span>Light, voice and flash in one</span>
        </a>
      </li>
    ))}
  </ul>
);

const isStrip = location.search === '?strip';
createRoot(document.body.appendChild(document.createElement('main'))).render(isStrip ? strip : carousel);
if (isStrip) {
  let at = 0;
  setInterval(() => {
    at = (at + 1) % (codes.length * 2);
    document.getElementById('strip')?.scrollTo({ left: at * 452, behavior: 'smooth' });
  }, interval);
}
