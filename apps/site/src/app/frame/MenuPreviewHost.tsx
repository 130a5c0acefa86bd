import type { FrameLists } from '@payload/web/data/data-source.ts';
import { useLanguage } from '@payload/web/language/useLanguage.ts';
import { LazyPart } from '@payload/web/rendering/LazyPart.tsx';
import { lazyModule } from '@payload/web/rendering/lazy-module.ts';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLoaderData } from 'react-router-dom';

const menuPreview = lazyModule(() => import('./PointedProduct.tsx'));

/** A pointer that hovers, and seven columns side by side: elsewhere the menu stays a list. */
const hasRoom = '(hover: hover) and (pointer: fine) and (min-width: 1101px)';

/** The column of the wide menu with the fewest codes, whose end is free; null on pages without one. */
function freeColumn(): HTMLElement | null {
  const columns = document.querySelectorAll<HTMLElement>(
    'header div[data-panel="columns"] > ul > li:has(ul)',
  );
  const [emptiest] = [...columns].toSorted(
    (one, other) => one.querySelectorAll('a').length - other.querySelectorAll('a').length,
  );
  return emptiest ?? null;
}

/** Shows in the wide menu what is pointed at or has the focus. All of it is fetched when the menu is first opened. */
export function MenuPreviewHost() {
  const lists = useLoaderData<FrameLists>();
  const language = useLanguage();
  // The header is there before this is fetched, and stays.
  const [column] = useState(freeColumn);
  const [isOpened, setOpened] = useState(false);

  useEffect(() => {
    if (!column) return undefined;
    // A closed panel is nowhere; it is seen once it is opened.
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting) || !matchMedia(hasRoom).matches) return;
      observer.disconnect();
      setOpened(true);
    });
    observer.observe(column);
    return () => observer.disconnect();
  }, [column]);

  return (
    column &&
    createPortal(
      <LazyPart of={menuPreview} enabled={isOpened} language={language}>
        {({ PointedProduct }) => <PointedProduct column={column} lists={lists} language={language} />}
      </LazyPart>,
      column,
    )
  );
}
