/** Regions that say what has happened. An alert is read as it comes; a slide or a log is content, of which only changes are read. */
const polite = 'output, [role=status]';

/** Whether there is anything to read in a region: words that are seen, hidden from the eye or not. */
function says(region: Element): boolean {
  const walker = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const isShown = node.parentElement?.checkVisibility({
      visibilityProperty: true,
      contentVisibilityAuto: false,
    });
    if (isShown && node.nodeValue?.trim()) return true;
  }
  return false;
}

/**
 * Finds live regions that come up together with their words, which nobody hears, from the moment a story has been drawn.
 *
 * @returns what ends it and gives the regions found
 */
export function watchLiveRegions(canvas: Element): () => string[] {
  const found: string[] = [];
  const look = (records: readonly MutationRecord[]) => {
    for (const { addedNodes, target } of records) {
      // The story itself, as it is drawn.
      if (target === canvas) continue;
      for (const node of addedNodes) {
        if (!(node instanceof Element) || !node.isConnected) continue;
        const regions = [...(node.matches(polite) ? [node] : []), ...node.querySelectorAll(polite)];
        for (const region of regions)
          if (says(region)) found.push(`<${region.localName}> ${region.textContent}`);
      }
    }
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    look(observer.takeRecords());
    observer.disconnect();
    return [...new Set(found)];
  };
}
