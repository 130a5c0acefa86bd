/** A line of the contents list. */
export type ContentsItem = {
  /** Id of the heading it leads to. */
  id: string;
  /** Words of the heading. */
  text: string;
  /** The headings below it, one level deep. @default none */
  items?:
    | readonly {
        /** Id of the heading. */
        id: string;
        /** Words of the heading. */
        text: string;
      }[]
    | undefined;
};

/** Ids of all headings, in the order of the document. */
export function idsOf(contents: readonly ContentsItem[]): string[] {
  return contents.flatMap(({ id, items = [] }) => [id, ...items.map((item) => item.id)]);
}

/** Where a heading stands: pixels from the upper edge of the view. */
type HeadingPlace = { id: string; top: number };

type ReadingView = {
  /** Pixels from the upper edge: a heading above this line has been read. */
  line: number;
  height: number;
  /** The page has been scrolled and can be scrolled no further. */
  atEnd: boolean;
  /** Id of the heading that the address leads to. */
  target?: string | undefined;
};

/**
 * The heading of what is being read: the last one above the line, or the first. At the end of the
 * page the last headings cannot rise to the line: there it is the one the visitor asked for, if it
 * is in view, or the last in view.
 */
export function currentHeading(
  places: readonly HeadingPlace[],
  { line, height, atEnd, target }: ReadingView,
): string | undefined {
  const above = places.findLast(({ top }) => top <= line) ?? places[0];
  if (!atEnd) return above?.id;
  const inView = places.filter(({ top }) => top >= 0 && top < height);
  return (inView.find(({ id }) => id === target) ?? inView.at(-1) ?? above)?.id;
}
