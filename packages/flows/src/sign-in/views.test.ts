import { describe, expect, it } from 'vitest';
import { panel, phone, registration } from './testing/panel.ts';
import { type View, viewNumbers } from './views.ts';

describe('views', () => {
  it('have the numbers of the specification', () => {
    expect(viewNumbers).toEqual({
      login: 1,
      register: 2,
      passwordLogin: 3,
      englishLogin: 4,
      emailPassword: 6,
      forgot: 7,
      forgotPassword: 8,
    });
  });

  it.each([
    ['en', 'englishLogin'],
    ['cn', 'login'],
  ] as const)('open in %s with %s, whatever was there before', (language, view) => {
    const { send, see } = panel({ language });
    send({ type: 'open' });
    expect(see().view).toBe(view);
    send({ type: 'show', view: 'forgot' });
    send({ type: 'open' });
    expect(see().view).toBe(view);
    send({ type: 'show', view: 'register' });
    send({ type: 'close' });
    send({ type: 'open' });
    expect(see().view).toBe(view);
  });

  it('follow a change of language where the view is its default, and else stay', () => {
    const { send, see } = panel({ language: 'cn' });
    send({ type: 'open' });
    send({ type: 'changeLanguage', language: 'en' });
    expect(see().view).toBe('englishLogin');
    send({ type: 'show', view: 'register' });
    send({ type: 'changeLanguage', language: 'cn' });
    expect(see().view).toBe('register');
    expect(see().language).toBe('cn');
  });

  it('go back in compact mode only', () => {
    const wide = panel();
    wide.send({ type: 'open' });
    wide.send({ type: 'show', view: 'passwordLogin' });
    expect(wide.actor.getSnapshot().can({ type: 'back' })).toBe(false);
    wide.send({ type: 'changeLayout', compact: true });
    expect(wide.actor.getSnapshot().can({ type: 'back' })).toBe(true);
    wide.send({ type: 'show', view: 'forgot' });
    const passed: View[] = [];
    while (wide.actor.getSnapshot().can({ type: 'back' })) {
      wide.send({ type: 'back' });
      passed.push(wide.see().view);
    }
    expect(passed).toEqual(['passwordLogin', 'login']);
  });

  it('keep the account, never a password or a code', () => {
    const { send, see, type } = panel();
    send({ type: 'open' });
    send({ type: 'show', view: 'register' });
    type(registration);
    send({ type: 'show', view: 'passwordLogin' });
    expect(see().typed).toEqual({ phone, email: '', code: '', password: '', confirmPassword: '' });
    send({ type: 'show', view: 'emailPassword' });
    type({ account: 'kim@example.org', password: 'secret' });
    send({ type: 'close' });
    send({ type: 'open' });
    expect(see().typed).toEqual({
      phone,
      email: 'kim@example.org',
      code: '',
      password: '',
      confirmPassword: '',
    });
  });
});

describe('the poll of the login flag', () => {
  it('opens the default view within 50 ms, and closes again', () => {
    const { clock, flag, is, see, send } = panel({ language: 'en' });
    clock.increment(49);
    flag.up = true;
    expect(is('closed')).toBe(true);
    clock.increment(1);
    expect(is('open')).toBe(true);
    send({ type: 'show', view: 'forgot' });
    clock.increment(500);
    expect(see().view).toBe('forgot');
    flag.up = false;
    clock.increment(50);
    expect(is('closed')).toBe(true);
  });

  it('selects the default view again when the flag is raised again', () => {
    const { clock, flag, see, send } = panel();
    send({ type: 'open' });
    send({ type: 'show', view: 'forgot' });
    flag.up = true;
    clock.increment(50);
    expect(see().view).toBe('login');
  });

  it('does not open again what the visitor closed', () => {
    const { clock, flag, is, send } = panel();
    flag.up = true;
    clock.increment(50);
    send({ type: 'close' });
    clock.increment(50);
    clock.increment(50);
    expect(is('closed')).toBe(true);
  });
});
