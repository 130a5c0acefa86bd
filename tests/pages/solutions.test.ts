import { describe, expect, it } from 'vitest';
import { industries } from '../../packages/catalog/src/index.ts';
import { documentAt, textOf } from './built.ts';

const sceneOf = (within: ParentNode | undefined) =>
  within?.querySelector('[role=img]')?.getAttribute('aria-label');

describe.each([
  {
    language: 'en',
    name: 'Fire fighting',
    figure: /T160 at 100 m: a circle 24\.6 m wide/,
    scene: /level with the burning storey/,
    title: /^Fire fighting: There before the ladder/,
    combination: 'See it, then let go',
    left: /1 356 g.*leaves 1 374 g/,
    next: /Next industry/,
  },
  {
    language: 'cn',
    name: '消防救援',
    figure: /T160 距墙 100 m：光斑直径 24\.6 m/,
    scene: /与高楼起火楼层等高/,
    title: /^消防救援：云梯未到/,
    combination: '照准了再投',
    left: /1 356 g.*还剩 1 374 g/,
    next: /下一个行业/,
  },
])('solutions in $language', ({ language, name, figure, scene, title, combination, left, next }) => {
  const fire = documentAt(`/${language}/solution/FireFighting`);

  it('are a wall of eight windows, each with a figure, a scene and its way on', () => {
    const windows = [...documentAt(`/${language}/industryApply`).querySelectorAll('main li')];
    expect(windows).toHaveLength(8);
    const window = windows.find((each) => textOf(each).startsWith(name));
    expect(textOf(window)).toMatch(figure);
    expect(sceneOf(window)).toMatch(scene);
    expect(window?.querySelector('a')?.getAttribute('href')).toBe(`/${language}/solution/FireFighting`);
  });

  it('show the scene with its figure, and what a combination weighs and leaves', () => {
    expect(fire.title).toMatch(title);
    expect(sceneOf(fire)).toMatch(scene);
    expect(textOf(fire.querySelector('[role=img]'))).toContain('24.6 m');
    const article = [...fire.querySelectorAll('article')].find((each) =>
      textOf(each).startsWith(combination),
    );
    // 845 g, 395 g and 116 g of 2 730 g.
    expect(textOf(article)).toMatch(left);
    expect(article?.querySelector(`a[href="/${language}/details/product/PT4"]`)).not.toBeNull();
  });

  it('follow one another, round the end', () => {
    const following = new Map<string, string | null>();
    let id: string = industries[0].id;
    while (!following.has(id)) {
      const link = documentAt(`/${language}/solution/${id}`).querySelector('main a[rel=next]');
      expect(textOf(link)).toMatch(next);
      following.set(id, link?.getAttribute('href') ?? null);
      id = link?.getAttribute('href')?.split('/').at(-1) ?? '';
    }
    expect(id).toBe(industries[0].id);
    expect(following.size).toBe(8);
  });
});
