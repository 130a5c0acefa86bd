import { expectRunning } from './running.ts';
import { expect, test } from './test.ts';

/** Texts whose last line holds one Han character, besides its full stop. */
const lonely = () => {
  const found: string[] = [];
  for (const element of document.querySelectorAll('main p, main li, main dd')) {
    const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    const last = texts.at(-1);
    if (!last || last !== element.lastChild) continue;
    const text = last.textContent ?? '';
    const ending = /(\p{sc=Han})\u2060?(\p{sc=Han})。$/u.exec(text);
    if (!ending) continue;
    const top = (from: number) => {
      const range = document.createRange();
      range.setStart(last, from);
      range.setEnd(last, from + 1);
      return range.getBoundingClientRect().top;
    };
    const before = ending.index;
    const end = before + ending[0].length - 2;
    if (top(end) - top(before) > 4) found.push(text);
  }
  return found;
};

for (const { width, paths } of [
  { width: 390, paths: ['/cn/about', '/cn/announcement', '/cn/support', '/cn/details/product/T90'] },
  { width: 1280, paths: ['/cn/about', '/cn/announcement', '/cn/solution/FireFighting'] },
]) {
  test(`Chinese sentences do not end in a line of one character at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths) {
      await page.goto(path);
      await expectRunning(page);
      expect(await page.evaluate(lonely), path).toEqual([]);
    }
  });
}
