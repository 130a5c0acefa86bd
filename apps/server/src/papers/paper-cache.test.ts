import { describe, expect, it } from 'vitest';
import { createPaperCache, TooManyPapers } from './paper-cache.ts';

const paper = async () => Buffer.from('paper');
const models = { group: 'models', network: null } as const;
const sets = { group: 'sets', network: null } as const;

describe('papers that are kept', () => {
  it('are made once, and one at a time', async () => {
    const { get } = createPaperCache(() => new Date(0));
    let running = 0;
    const made: string[] = [];
    const make = (name: string) => async () => {
      running += 1;
      expect(running).toBe(1);
      await Promise.resolve();
      made.push(name);
      running -= 1;
      return Buffer.from(name);
    };
    const [one, same] = await Promise.all([
      get('a', make('a'), models),
      get('a', make('a'), models),
      get('b', make('b'), models),
    ]);
    expect(one.file).toBe(same.file);
    expect(made).toEqual(['a', 'b']);
    expect((await get('a', make('a'), models)).etag).toBe(one.etag);
  });

  it('are made again where making them failed', async () => {
    const { get } = createPaperCache(() => new Date(0));
    await expect(get('a', () => Promise.reject(new Error('no')), models)).rejects.toThrow('no');
    expect((await get('a', async () => Buffer.from('a'), models)).file.toString()).toBe('a');
  });

  it('are not made faster than is good for the rest', async () => {
    let time = 0;
    const { get } = createPaperCache(() => new Date(time));
    const numbers = Array.from({ length: 30 }, (_, index) => index);
    await Promise.all(numbers.map((number) => get(String(number), paper, sets)));
    await expect(get('one more', paper, sets)).rejects.toThrow(TooManyPapers);
    // All models have theirs and their manuals in any case.
    await Promise.all(Array.from({ length: 292 }, (_, index) => get(`model ${index}`, paper, models)));
    // What is kept costs nothing.
    expect((await get('7', paper, sets)).file.toString()).toBe('paper');
    time = 1000;
    expect((await get('one more', paper, sets)).file.toString()).toBe('paper');
  });

  it('are made for others while one network asks without end', async () => {
    let time = 0;
    const { get } = createPaperCache(() => new Date(time));
    const ofStranger = { group: 'sets', network: '198.51.100.7' } as const;
    const ofOther = { group: 'sets', network: '203.0.113.9' } as const;
    const numbers = Array.from({ length: 100 }, (_, index) => index);
    const outcomes = await Promise.allSettled(
      numbers.map((number) => get(`stranger ${number}`, paper, ofStranger)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(12);
    for (let number = 0; number < 12; number++) await get(`other ${number}`, paper, ofOther);
    time = 1000;
    await get('stranger again', paper, ofStranger);
    await expect(get('and again', paper, ofStranger)).rejects.toThrow(TooManyPapers);
  });

  it('go when they take too much room, the least lately asked for first', async () => {
    const { get } = createPaperCache(() => new Date(0));
    let count = 0;
    const make = async () => {
      count += 1;
      return Buffer.alloc(15 * 1024 * 1024);
    };
    await get('a', make, models);
    await get('b', make, models);
    await get('a', make, models);
    await get('c', make, models);
    expect(count).toBe(3);
    await get('a', make, models);
    expect(count).toBe(3);
    await get('b', make, models);
    expect(count).toBe(4);
  });
});
