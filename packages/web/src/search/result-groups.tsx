import { groupsOf, type SearchKind, type SearchResult, stretchesOf } from '@payload/search';
import {
  AircraftIcon,
  ArrowRightIcon,
  DownloadIcon,
  FileIcon,
  type Icon,
  InfoIcon,
  LightIcon,
} from '@payload/ui/icons';
import type { SearchGroup, SearchHit } from '@payload/ui/SearchResults';
import { MarkedText } from '@payload/ui/sections/search/MarkedText';
import { ProductPicture } from '../products/ProductPicture.tsx';

const signs: Record<SearchKind, Icon> = {
  product: LightIcon,
  aircraft: AircraftIcon,
  page: ArrowRightIcon,
  policy: FileIcon,
  question: InfoIcon,
  download: DownloadIcon,
  document: FileIcon,
  industry: LightIcon,
};

/** Results by kind, the kind of the best one first; at most `limit` of each. */
export function resultGroups(
  results: readonly SearchResult[],
  labelOf: (kind: SearchKind) => string,
  limit = Number.POSITIVE_INFINITY,
): SearchGroup[] {
  return groupsOf(results, limit).map((group) => {
    const Sign = signs[group.kind];
    return {
      key: group.kind,
      label: labelOf(group.kind),
      icon: <Sign size={20} />,
      hits: group.results.map(hitOf),
    };
  });
}

function hitOf({ entry, terms }: SearchResult): SearchHit {
  const { kind, href, title, detail, code, figure } = entry;
  const marked = (text: string) => <MarkedText stretches={stretchesOf(text, terms)} />;
  // The code stands before it already.
  const name = code && title.startsWith(code) ? title.slice(code.length).trimStart() : title;
  return {
    key: href,
    href,
    title: marked(name.charAt(0).toUpperCase() + name.slice(1)),
    detail: detail && marked(detail),
    figure,
    ...(code !== undefined && {
      code: marked(code),
      // A file of a model has its code, and is not the model.
      ...(kind === 'product' && {
        picture: <ProductPicture resUrl={`products/${code}.webp`} sizes="64px" />,
      }),
    }),
  };
}
