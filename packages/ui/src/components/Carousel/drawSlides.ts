import { type CarouselState, copies, isInView, offsetOf, ringOf } from './carousel.ts';

/** Where a slide stands from the active one, as what a style or assistive technology asks of it. */
export function standOf(place: number, index: number, around: number) {
  const offset = offsetOf(place, index, around);
  return {
    isActive: offset === 0,
    isAfter: offset > 0,
    isNear: Math.abs(offset) <= 1,
    isInView: isInView(offset),
    place: index + offset,
  };
}

/** Number of places that the list closes to a circle over. */
export function aroundOf(count: number, hasCopies: boolean): number {
  return ringOf(count) * (hasCopies ? copies : 1);
}

type Drawn = { index: number; around: number };

/**
 * Writes a move into the slides that are there, which React has rendered where they stood at first. Only slides whose
 * stand has changed are written, so that the browser styles no other again; nothing is read from the layout.
 * @param drawn what is written there now; null where React has rendered
 */
export function drawSlides(
  list: HTMLElement,
  { index, count, animated }: Pick<CarouselState, 'index' | 'count' | 'animated'>,
  isStage: boolean,
  drawn: Drawn | null,
): Drawn {
  const hasCopies = isStage && count > 1;
  const around = aroundOf(count, hasCopies);
  const first = hasCopies ? 0 : ringOf(count);
  list.toggleAttribute('data-animated', animated);
  list.style.setProperty('--carousel-at', String(index));
  for (const [position, slide] of [...list.children].entries()) {
    if (!(slide instanceof HTMLElement)) continue;
    const now = standOf(first + position, index, around);
    const was = drawn && standOf(first + position, drawn.index, drawn.around);
    if (was?.place !== now.place) slide.style.setProperty('--carousel-place', String(now.place));
    if (was?.isAfter !== now.isAfter) slide.toggleAttribute('data-after', now.isAfter);
    if (was?.isNear !== now.isNear) slide.toggleAttribute('data-far', !now.isNear);
    if (was?.isInView !== now.isInView) slide.dataset['view'] = now.isInView ? 'in' : 'out';
    if (was?.isActive === now.isActive) continue;
    slide.toggleAttribute('data-active', now.isActive);
    const isAside = isStage && !now.isActive;
    if (isAside) slide.setAttribute('aria-hidden', 'true');
    else slide.removeAttribute('aria-hidden');
    const [content] = slide.children;
    if (content instanceof HTMLElement && content.dataset['free'] !== undefined) content.inert = isAside;
    const link = slide.querySelector<HTMLElement>(':scope > [data-words] a');
    if (isAside) link?.setAttribute('tabindex', '-1');
    else link?.removeAttribute('tabindex');
  }
  return { index, around };
}

/**
 * Takes the focus from a slide that has gone aside, or from the page, to the one that has come.
 * @param isLost whether a slide had it that is no longer there
 */
export function keepFocus(list: HTMLElement, isLost = false) {
  const active = list.querySelector('[data-active]');
  const focused = document.activeElement;
  const isHere = list.contains(focused) || (isLost && focused === document.body);
  if (!active || active.contains(focused) || !isHere) return;
  active.querySelector<HTMLElement>('a, button, [tabindex="0"]')?.focus({ preventScroll: true });
}
