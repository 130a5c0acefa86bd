import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { unlessPrevented } from './unlessPrevented.ts';

describe('a prevented event', () => {
  it('is left to who prevented it', () => {
    const ours = vi.fn<(event: { defaultPrevented: boolean }) => void>();
    const press = unlessPrevented((event) => {
      event.defaultPrevented = true;
    }, ours);
    press({ defaultPrevented: false });
    expect(ours).not.toHaveBeenCalled();
    unlessPrevented(undefined, ours)({ defaultPrevented: false });
    expect(ours).toHaveBeenCalledOnce();
  });

  it('is honoured by every component that handles an event which its caller handles too', () => {
    // What these two follow has happened, whoever prevents it: the state of an input method, and an animation's end.
    const follows = /on(?:Composition(?:Start|End)|AnimationEnd)\?\.\(event\);/;
    const folder = new URL('../', import.meta.url).pathname;
    const heedless = globSync('{components,sections}/**/*.tsx', { cwd: folder })
      .filter((file) => !file.endsWith('.stories.tsx'))
      .filter((file) =>
        // Something of ours comes after the caller's handler.
        [
          ...readFileSync(`${folder}${file}`, 'utf8').matchAll(/^ *(on[A-Z]\w*\?\.\(event\);)\n *[^}\s]/gm),
        ].some(([, call = '']) => !follows.test(call)),
      );
    expect(heedless).toEqual([]);
  });
});
