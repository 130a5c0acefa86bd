import { describe, expect, it, vi } from 'vitest';
import { activeItem, startCarousel } from './carousel.ts';
import { type CarouselOwner, createCarouselStore } from './carouselStore.ts';

function storeOf(owner: Partial<CarouselOwner>) {
  const store = createCarouselStore(startCarousel(5, owner.item, owner.paused));
  const onItemChange = vi.fn<(item: number) => void>();
  const onPausedChange = vi.fn<(paused: boolean) => void>();
  const own = (next: Partial<CarouselOwner>) =>
    store.own({ item: undefined, paused: undefined, onItemChange, onPausedChange, ...next });
  own(owner);
  return { store, own, onItemChange, onPausedChange };
}

describe('a carousel that keeps its own state', () => {
  it('moves and says so', () => {
    const { store, onItemChange } = storeOf({});
    store.send({ type: 'turn', by: 1 });
    expect(activeItem(store.get())).toBe(1);
    expect(onItemChange.mock.calls).toEqual([[1]]);
  });

  it('tells of a stop once, and of a rest not at all', () => {
    const { store, onPausedChange } = storeOf({});
    store.send({ type: 'pause', by: 'hover', on: true });
    store.send({ type: 'stop' });
    store.send({ type: 'stop' });
    store.send({ type: 'toggle' });
    expect(onPausedChange.mock.calls).toEqual([[true], [false]]);
  });

  it('tells nobody of a resync, which shows the same item', () => {
    const { store, onItemChange } = storeOf({});
    store.send({ type: 'turn', by: 7 });
    onItemChange.mockClear();
    store.send({ type: 'resync' });
    expect(store.get().index).toBe(7);
    expect(onItemChange).not.toHaveBeenCalled();
  });

  it('draws only what has changed', () => {
    const { store } = storeOf({});
    const listener = vi.fn<() => void>();
    const unsubscribe = store.subscribe(listener);
    store.send({ type: 'resync' });
    expect(listener).not.toHaveBeenCalled();
    store.send({ type: 'turn', by: 1 });
    unsubscribe();
    store.send({ type: 'turn', by: 1 });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('a carousel whose item the page keeps', () => {
  it('asks, and stays until the page agrees', () => {
    const { store, own, onItemChange } = storeOf({ item: 0 });
    store.send({ type: 'turn', by: 1 });
    expect(onItemChange.mock.calls).toEqual([[1]]);
    expect(store.get()).toMatchObject({ index: 5, moves: 0 });
    own({ item: 1 });
    expect(store.get()).toMatchObject({ index: 6, moves: 1, animated: true });
  });

  it('goes the way that was asked for, not the shorter one', () => {
    const { store, own } = storeOf({ item: 0 });
    store.send({ type: 'centre', place: 8 });
    own({ item: 3 });
    expect(store.get().index).toBe(8);
  });

  it('goes the shorter way where the page says another item than asked for', () => {
    const { store, own } = storeOf({ item: 0 });
    store.send({ type: 'turn', by: 1 });
    own({ item: 4 });
    expect(store.get().index).toBe(4);
  });
});

describe('a carousel whose rotation the page keeps', () => {
  it('asks, and goes on until the page agrees', () => {
    const { store, own, onPausedChange } = storeOf({ paused: false });
    store.send({ type: 'stop' });
    expect(onPausedChange.mock.calls).toEqual([[true]]);
    expect(store.get().rotation).toBe('running');
    own({ paused: true });
    expect(store.get().rotation).toBe('stopped');
  });
});

const laid = (owner: Partial<CarouselOwner> = {}) => {
  const parts = storeOf(owner);
  parts.store.lay(['a', 'b', 'c']);
  parts.store.send({ type: 'choose', item: 1 });
  parts.store.send({ type: 'stop' });
  parts.onItemChange.mockClear();
  return parts;
};

describe('other items', () => {
  it('leave the active one active, and what was stopped stopped', () => {
    const { store, onItemChange } = laid();
    store.lay(['new', 'a', 'b', 'c']);
    expect(activeItem(store.get())).toBe(2);
    expect(store.get().rotation).toBe('stopped');
    expect(onItemChange.mock.calls).toEqual([[2]]);
  });

  it('give the place of an item that is gone to the next, at the end to the last', () => {
    const { store } = laid();
    store.lay(['a', 'c']);
    expect(activeItem(store.get())).toBe(1);
    store.lay(['a']);
    expect(activeItem(store.get())).toBe(0);
    store.lay([]);
    expect(activeItem(store.get())).toBe(0);
  });

  it('change nothing where they are the same', () => {
    const { store, onItemChange } = laid();
    const before = store.get();
    store.lay(['a', 'b', 'c']);
    expect(store.get()).toBe(before);
    expect(onItemChange).not.toHaveBeenCalled();
  });

  it('leave an item that the page decides to the page', () => {
    const { store, own, onItemChange } = laid({ item: 0 });
    store.lay(['new', 'a']);
    expect(onItemChange).not.toHaveBeenCalled();
    own({ item: 0 });
    expect(activeItem(store.get())).toBe(0);
  });
});
