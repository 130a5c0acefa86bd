import type { CDPSession, Page } from 'playwright';
import { builtSite } from '../built-site.ts';
import { kept, machine, printFigures } from '../figures.ts';
import { launch, serve } from '../site/served.ts';

/**
 * What a page keeps of the pages before it: 50 different ones visited in a row by links in the page, and the heap after the
 * fifth and the fiftieth.
 */
const visits = 50;
const early = 5;

interface Held {
  /** Bytes of JavaScript's heap. */
  heap: number;
  /** Nodes of the browser's, those that no script holds included. */
  nodes: number;
  /** Nodes that a script holds and no document shows. */
  detached: number;
  listeners: number;
}

/** What is held once all that can go has gone. */
async function held(session: CDPSession): Promise<Held> {
  // What is only weakly held goes at the second look.
  for (let look = 0; look < 3; look += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize: heap } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters');
  return { heap, nodes, detached: await detachedNodes(session), listeners };
}

async function detachedNodes(session: CDPSession): Promise<number> {
  const objectGroup = 'nodes';
  const prototype = await session.send('Runtime.evaluate', { expression: 'Node.prototype', objectGroup });
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: prototype.result.objectId ?? '',
    objectGroup,
  });
  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    // Among them are the prototypes of all kinds of node, which are none themselves.
    functionDeclaration: `function () {
      return this.filter((node) => {
        try { return !node.isConnected; } catch { return false; }
      }).length;
    }`,
    returnByValue: true,
  });
  await session.send('Runtime.releaseObjectGroup', { objectGroup });
  return Number(result.value);
}

/** Presses the first link to a page that has not been visited, and waits until that page is shown. */
async function follow(page: Page, visited: Set<string>): Promise<void> {
  const path = await page.evaluate(
    (known) => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/en/"]')];
      const link = links.find(
        ({ pathname, hash, search, target, download }) =>
          !known.includes(pathname) && hash === '' && search === '' && target === '' && download === '',
      );
      link?.click();
      return link?.pathname ?? null;
    },
    [...visited],
  );
  if (path === null) throw new Error(`Only ${visited.size} pages are linked from one another.`);
  visited.add(path);
  await page.waitForURL((url) => url.pathname === path);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('h1')].some((heading) => heading.checkVisibility()),
  );
  // Pictures and what is fetched while the page is idle belong to a visit.
  await page.waitForTimeout(500);
}

const { origin, stop } = await serve(builtSite());
const browser = await launch();
try {
  console.log(`Memory over ${visits} pages, visited by their links. ${machine()}`);
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.enable');
  await page.goto(`${origin}/en/`);
  await page.waitForTimeout(2000);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const visited = new Set(['/en/']);
  let first: Held | undefined;
  console.log('pages   heap MiB    nodes  detached  listeners');
  while (visited.size < visits) {
    await follow(page, visited);
    if (visited.size !== early && visited.size % 15 !== 5 && visited.size !== visits) continue;
    const now = await held(session);
    first ??= now;
    const { heap, nodes, detached, listeners } = now;
    console.log(
      `${String(visited.size).padStart(5)} ${(heap / 2 ** 20).toFixed(1).padStart(10)} ` +
        `${String(nodes).padStart(8)} ${String(detached).padStart(9)} ${String(listeners).padStart(10)}`,
    );
    if (visited.size === visits) printFigures([kept('heap', heap / first.heap)]);
  }
  const isSame = await page.evaluate(() => 'isSameDocument' in window);
  if (!isSame) throw new Error('A link loaded a document again on the way, so the heap says nothing.');
} finally {
  await browser.close();
  stop();
}
