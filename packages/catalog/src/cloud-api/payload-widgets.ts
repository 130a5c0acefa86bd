import { lidMessage } from './payload-messages.ts';
import { silenced } from './payload-speech.ts';
import { later, type SimulatedPayload, type Surroundings, valueOf, withValue } from './payload-state.ts';

const checkTakes = 1500;

/**
 * A widget is set, with what that brings about.
 *
 * @returns null where the payload refuses: no such number, a value outside of its range, a part that can only be read
 */
export function widgetSet(
  payload: SimulatedPayload,
  index: unknown,
  value: unknown,
  around: Surroundings,
): SimulatedPayload | null {
  const widget = payload.api.widgets.find((one) => one.index === index);
  if (!widget || widget.isRefused || widget.type === 'read-only') return null;
  if (typeof value !== 'number' || !Number.isInteger(value)) return null;
  if (value < widget.from || value > widget.to) return null;
  const set = (values: SimulatedPayload['values']) => ({ ...payload, values });
  const plain = set({ ...payload.values, [widget.index]: value });

  switch (widget.role) {
    case 'strobe':
      return value === 1 && valueOf(payload, 'light') === 0 ? null : plain;
    case 'light':
      return value === 0 ? { ...plain, values: withValue(plain, 'strobe', 0) } : plain;
    case 'tilt':
      return { ...plain, values: withValue(plain, 'link', 0) };
    case 'link':
      // A result of the lid's check holds until the light moves.
      if (value === 0 || !payload.isLidClear) return plain;
      return later({ ...plain, isLidClear: false }, around.now + 400, {
        do: 'send',
        message: lidMessage(false, around),
      });
    case 'centre': {
      const level = set(withValue(payload, 'tilt', 0));
      return { ...level, values: withValue(level, 'link', 0) };
    }
    case 'loop':
      return { ...plain, playMode: value === 1 ? 1 : 0 };
    case 'stop':
      return silenced(payload, around);
    case 'lid-check':
      return value === 1 ? later(plain, around.now + checkTakes, { do: 'check-lid' }) : plain;
    default:
      return plain;
  }
}
