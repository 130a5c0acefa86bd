import { Carousel, type CarouselItem, type CarouselProps } from '@payload/ui/Carousel';
import { Figure } from '@payload/ui/Figure';
import { HookIcon } from '@payload/ui/icons';
import { vars } from '@payload/ui/theme';

const items: CarouselItem[] = ['T90', 'L40', 'D12', 'H10', 'M30'].map((code) => ({
  key: code,
  code,
  href: `/${code}`,
  line: `What ${code} does`,
  figure: <Figure value={90} unit="W" />,
  picture: <img alt="" width="4" height="3" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" />,
}));

const translations: CarouselProps['translations'] = {
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
};

export function App() {
  return (
    <main>
      <Carousel label="Recommended" items={items} translations={translations} />
      <p className="own" style={{ color: vars.color.quiet }}>
        Words of this site
      </p>
      <HookIcon title="Hook" />
    </main>
  );
}
