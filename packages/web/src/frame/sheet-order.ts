const isSheet = (node: Node): node is HTMLLinkElement =>
  node instanceof HTMLLinkElement && node.rel === 'stylesheet';

const settled = (link: HTMLLinkElement) =>
  new Promise<void>((resolve) => {
    for (const type of ['load', 'error']) link.addEventListener(type, () => resolve(), { once: true });
  });

/**
 * Applies the style sheets that chunks bring in the order in which they were asked for, whichever comes first. An appended one
 * costs the elements that it styles. One that comes above another makes Chromium build the cascade layers and the cache of font
 * faces again, and with them style and layout of the whole page. They are fetched at the same time, as preloads; whoever waits
 * for a sheet's load hears of it when it applies.
 */
export function applySheetsInOrder(): void {
  const held = new WeakSet<Node>();
  let applied = Promise.resolve();

  new MutationObserver((records) => {
    for (const link of records.flatMap(({ addedNodes }) => [...addedNodes]).filter(isSheet)) {
      if (held.has(link)) continue;
      held.add(link);
      // A link that changes its `rel` within the document still becomes the sheet that it was asked for as.
      const preload = document.createElement('link');
      preload.rel = 'preload';
      preload.as = 'style';
      preload.crossOrigin = link.crossOrigin;
      preload.href = link.href;
      const fetched = settled(preload);
      link.replaceWith(preload);
      applied = applied
        .then(() => fetched)
        .then(() => {
          const loaded = settled(link);
          preload.replaceWith(link);
          return loaded;
        });
    }
  }).observe(document.head, { childList: true });
}
