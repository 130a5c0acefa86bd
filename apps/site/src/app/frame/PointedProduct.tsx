import type { Language } from '@payload/catalog';
import { MenuPreview } from '@payload/ui/sections/frame/MenuPreview';
import type { FrameLists } from '@payload/web/data/data-source.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { ProductPicture } from '@payload/web/products/ProductPicture.tsx';
import { SpecContent } from '@payload/web/products/SpecContent.tsx';
import { useEffect, useState } from 'react';

/** The address of the link that was pointed at last or has the focus; null before there was one. */
function usePointedAddress(column: HTMLElement): string | null {
  const [address, setAddress] = useState<string | null>(() => {
    const panel = column.closest('[data-panel]');
    // It was opened and gone on in before this was there.
    const link = panel?.querySelector('a:is(:hover, :focus-visible)');
    return link?.getAttribute('href') ?? null;
  });
  useEffect(() => {
    const panel = column.closest('[data-panel]');
    const point = ({ target }: Event) => {
      const link = target instanceof Element && target.closest('a');
      if (link) setAddress(link.getAttribute('href'));
    };
    panel?.addEventListener('pointerover', point);
    panel?.addEventListener('focusin', point);
    return () => {
      panel?.removeEventListener('pointerover', point);
      panel?.removeEventListener('focusin', point);
    };
  }, [column]);
  return address;
}

/** Picture and key figure of the product whose link in the menu is pointed at; nothing for other links. */
export function PointedProduct({
  column,
  lists,
  language,
}: {
  column: HTMLElement;
  lists: FrameLists;
  language: Language;
}) {
  const address = usePointedAddress(column);
  const paths = pathsOf(language);
  const product = Object.values(lists)
    .flat()
    .find(({ route, code }) => paths.details(route, code) === address);
  if (!product) return null;
  const { code, keyFigure } = product;
  return (
    <MenuPreview
      code={code}
      picture={<ProductPicture resUrl={`products/${code}.webp`} sizes="176px" />}
      figure={
        keyFigure && keyFigure.kind !== 'none'
          ? { label: keyFigure.label, value: <SpecContent value={keyFigure} size="card" /> }
          : undefined
      }
    />
  );
}
