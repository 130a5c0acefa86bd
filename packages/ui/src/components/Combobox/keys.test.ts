import { describe, expect, it } from 'vitest';
import { type ComboboxState, press } from './keys.ts';

const closed: ComboboxState = { text: '', typed: '', open: false, active: -1, inList: false };
const open: ComboboxState = { ...closed, open: true };
const at = (active: number): ComboboxState => ({ ...open, active, inList: true });
const shown = { count: 5, chosen: -1 };
const key = (name: string, altKey = false) => ({ key: name, altKey });

describe('a closed list', () => {
  it('opens on its first option, or its last', () => {
    expect(press(closed, key('ArrowDown'), shown).state).toEqual(at(0));
    expect(press(closed, key('ArrowUp'), shown).state).toEqual(at(4));
  });

  it.each(['ArrowDown', 'ArrowUp'])('opens on the chosen option by %s', (name) => {
    expect(press(closed, key(name), { count: 5, chosen: 2 }).state).toEqual(at(2));
  });

  it('opens without moving by Alt', () => {
    expect(press(closed, key('ArrowDown', true), shown).state).toEqual(open);
  });

  it.each(['Enter', 'Tab', 'Home', 'End', 'PageDown', 'a'])('leaves %s to the browser', (name) => {
    expect(press(closed, key(name), shown)).toEqual({ state: closed, handled: false });
  });

  it('is cleared by Escape where there is something', () => {
    expect(press({ ...closed, text: 'T90' }, key('Escape'), shown)).toMatchObject({
      action: 'clear',
      handled: true,
    });
    expect(press(closed, key('Escape'), shown)).toEqual({ state: closed, handled: false });
  });
});

describe('an open list', () => {
  it.each([
    ['ArrowDown', 1, 2],
    ['ArrowDown', 4, 0],
    ['ArrowUp', 1, 0],
    ['ArrowUp', 0, 4],
    ['ArrowUp', -1, 4],
    ['Home', 3, 0],
    ['End', 1, 4],
    ['PageDown', 1, 4],
    ['PageUp', 4, 0],
  ])('%s moves from %i to %i', (name, from, to) => {
    expect(press(at(from), key(name), shown)).toEqual({ state: at(to), handled: true });
  });

  it.each(['Home', 'End'])('%s moves in the text until an arrow key has led into the list', (name) => {
    const typing = { ...open, text: 't90', active: 0 };
    expect(press(typing, key(name), shown).handled).toBe(false);
    expect(press(press(at(1), key('ArrowLeft'), shown).state, key(name), shown).handled).toBe(false);
  });

  it('closes by Escape and keeps what is typed', () => {
    const { state, action } = press({ ...at(1), text: 't90' }, key('Escape'), shown);
    expect(state).toEqual({ ...closed, text: 't90' });
    expect(action).toBeUndefined();
  });

  it('closes by Alt and arrow up', () => {
    expect(press(at(1), key('ArrowUp', true), shown).state).toEqual(closed);
  });

  it('chooses by Enter, and by Tab without holding the focus', () => {
    expect(press(at(1), key('Enter'), shown)).toMatchObject({ action: 'choose', handled: true });
    expect(press(at(1), key('Tab'), shown)).toMatchObject({ action: 'choose', handled: false });
  });

  it('without an option Enter closes it and Tab goes on into it', () => {
    expect(press(open, key('Enter'), { count: 0, chosen: -1 })).toEqual({ state: closed, handled: true });
    expect(press(open, key('Tab'), { count: 0, chosen: -1 })).toEqual({ state: open, handled: false });
    expect(press(open, key('ArrowDown'), { count: 0, chosen: -1 }).state.active).toBe(-1);
  });
});
