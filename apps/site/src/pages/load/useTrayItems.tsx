import type { ProductSummary } from '@payload/api/contract';
import type { Language, LoadBench } from '@payload/catalog';
import { besideInWords } from '@payload/catalog/in-words';
import { Figure, formatFigure } from '@payload/ui/Figure';
import type { LoadTrayItem } from '@payload/ui/sections/load/LoadTray';
import { doingAll, type JudgedBench } from '@payload/view-models/load/bench-view.ts';
import { measuresOf } from '@payload/view-models/load/load-list.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { ScaledProductPicture } from '../../features/content/ScaledProductPicture.tsx';
import { useBenchWords } from './useBenchWords.ts';

interface Tray {
  /** What is listed, in its order, and all there is. */
  shown: readonly ProductSummary[];
  products: readonly ProductSummary[];
  hanging: readonly string[];
  judged: JudgedBench;
  language: Language;
}

/** Gives the models of a tray, each with what keeps it from hanging. */
export function useTrayItems(bench: LoadBench): (tray: Tray) => LoadTrayItem[] {
  const { t: site } = useTranslation();
  const { refused } = useBenchWords(bench.carrier);
  return ({ shown, products, hanging, judged, language }) =>
    shown.flatMap((product): LoadTrayItem[] => {
      const { code, route, type } = product;
      const found = judged.products.find((each) => each.product.code === code);
      if (!found) return [];
      const kind = site(`${type}.singular`, { ns: 'types' });
      const measures = measuresOf(product);
      const { weightG } = found.product;
      const figures = [...measures, { value: weightG, unit: 'g' }];
      const item = {
        code,
        detail: (
          <>
            {kind}
            {measures.map(({ key, value, unit }) => (
              <Fragment key={key}>
                {' · '}
                <Figure value={value} unit={unit} />
              </Fragment>
            ))}
          </>
        ),
        name: besideInWords(
          [code, kind.toLowerCase(), ...figures.map(({ value, unit }) => formatFigure(value, unit))],
          language,
        ),
        href: pathsOf(language).details(route, code),
        weight: weightG,
        picture: <ScaledProductPicture code={code} sizes="(max-width: 768px) 40vw, 180px" />,
      };
      return [
        found.state === 'refused'
          ? {
              ...item,
              state: 'refused',
              reason: refused(found.fault, doingAll(bench, products, [...hanging, code])),
            }
          : { ...item, state: found.state },
      ];
    });
}
