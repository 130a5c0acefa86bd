/** Milliseconds after which a page that is always busy is taken for idle. */
const longestWait = 5000;

/** Comes when the page is loaded and the browser has nothing better to do; after a moment where it can't tell. */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: longestWait });
    else setTimeout(resolve, 200);
  });
}
