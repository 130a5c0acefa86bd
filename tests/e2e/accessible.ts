import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe?: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> };
  }
}

const source = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Milliseconds; what moves longer is part of the page. */
const longestTransition = 1000;

/**
 * What axe finds on the page once its transitions are over (a dialog that fades in has faint text for a moment, on a busy machine
 * for longer): rule and elements. Run in the page itself, with the details of the
 * faults alone: axe's own driver opens a page for each report and takes four times as long.
 */
export async function faultsOf(page: Page): Promise<{ id: string; where: string[] }[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (longest) => {
    if (!window.axe) throw new Error('axe did not start.');
    const transitions = document.getAnimations().filter(({ timeline, playState, effect }) => {
      const end = Number(effect?.getComputedTiming().endTime);
      return timeline instanceof DocumentTimeline && playState === 'running' && end <= longest;
    });
    await Promise.allSettled(transitions.map(({ finished }) => finished));
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }));
  }, longestTransition);
}

/** Errors: what axe found, with the elements. `what` names the state the page is in. */
export async function expectAccessible(page: Page, what?: string): Promise<void> {
  expect(await faultsOf(page), what).toEqual([]);
}
