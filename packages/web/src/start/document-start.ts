/**
 * What a prerendered document runs at once, as a script of its own within it: everything else comes after the first view.
 * The build makes it small (`app/build/inline-script.ts`), and the server allows it by its hash.
 *
 * - The page's scripts wait in a `<template>` until the document is loaded and painted. Whoever presses a button, types or
 *   moves the focus earlier has them at once; where data is saved, or the line is of the slowest, nobody else has.
 * - Pictures below the first view wait as long (`data-loading`, which `Picture` of the library knows). On a slow line each
 *   waits until it is in view, or near to a page that runs.
 * - The last press on a button that only a script answers, or of the keys of the search, is kept for the page
 *   (`replayEarlyPress`). Other links, `summary`, what sends a form and what opens a popover answer for themselves;
 *   whoever presses those has left the button.
 * - A link to the other language is given the query, which the prerenderer could not know.
 */
import { canPrefetch, savesData } from '../browser/connection.ts';

const root = document.documentElement;

/** Lifts what is in view: nothing of the first view waits for anything. */
function watchPictures(): void {
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) target.removeAttribute('data-lazy');
  });
  for (const picture of document.querySelectorAll('[data-lazy]')) inView.observe(picture);
}

function showPictures(): void {
  if (canPrefetch()) root.removeAttribute('data-loading');
  else root.setAttribute('data-loading', 'near');
}

function runPage(): void {
  const template = document.querySelector<HTMLTemplateElement>('#page-scripts');
  if (!template) return;
  document.head.append(template.content);
  template.remove();
}

function keepPress({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const button = target.closest('button');
  const otherLanguage = target.closest<HTMLAnchorElement>('a[lang]');
  window.earlyPress = button?.type === 'button' && !button.popoverTargetElement ? button : null;
  if (otherLanguage) otherLanguage.search = location.search;
  if (!target.closest('a')) runPage();
}

function keepKeys(event: KeyboardEvent): void {
  if (
    (event.ctrlKey || event.metaKey) &&
    !event.altKey &&
    !event.shiftKey &&
    event.key.toLowerCase() === 'k'
  ) {
    event.preventDefault();
    window.earlyPress = document.querySelector<HTMLElement>('[aria-keyshortcuts]');
  }
  runPage();
}

root.setAttribute('data-loading', 'all');
// oxlint-disable unicorn/prefer-add-event-listener -- properties, so that the page can take them away without their functions
window.onclick = keepPress;
window.onkeydown = keepKeys;
// oxlint-enable unicorn/prefer-add-event-listener
addEventListener('DOMContentLoaded', watchPictures);
addEventListener('scroll', showPictures, { once: true });
addEventListener('focusin', runPage, { once: true });

function afterFirstView(): void {
  // What is drawn first is on the screen after the second frame. A page in a background tab has none, and runs when it is seen.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      showPictures();
      if (!savesData()) setTimeout(runPage);
    }),
  );
}
addEventListener('load', afterFirstView);
// A picture or font that hangs keeps the document from being loaded for minutes.
setTimeout(afterFirstView, 8000);
