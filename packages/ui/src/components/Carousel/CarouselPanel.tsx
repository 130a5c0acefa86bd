import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { FreeItem } from './CarouselSlide.tsx';

export type CarouselPanelProps = {
  /** What the slide is called, in its label and on its stop: "Fire fighting". */
  name: string;
  /** What it shows. On the stage it stands there three times, so without ids of its own. */
  children: ReactNode;
};

/** A slide of the page's own, as a child of a Carousel. */
export function CarouselPanel({ children }: CarouselPanelProps) {
  return <div>{children}</div>;
}

/** The slides among a carousel's children, by their names. */
export function freeItemsOf(children: ReactNode): FreeItem[] {
  return Children.toArray(children)
    .filter((child): child is ReactElement<CarouselPanelProps> => isValidElement<CarouselPanelProps>(child))
    .map((panel) => ({ key: String(panel.key), code: panel.props.name, content: panel }));
}
