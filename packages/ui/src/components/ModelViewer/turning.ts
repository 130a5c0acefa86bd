import { listenForGestures } from './gestures.ts';
import type { Stage } from './stage.ts';
import { approached, isSame, moved, type View, viewAfterKey } from './view.ts';

export type Turning = {
  /** Does what a key stands for; null where the key is none of the model's. */
  press: (key: string) => View | null;
  /** Hangs models from it, as a stage does, and draws them. */
  hang: Stage['hang'];
  /** Switches the model's lamps; null where it has none. */
  light: ((isOn: boolean) => void) | null;
  /** Lays rulers along the model, in the quiet colour of its place, or takes them away. */
  measure: (isOn: boolean) => void;
  placeInRoom: Stage['placeInRoom'];
  stop: () => void;
};

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Turns the model on a stage by hand. A frame is drawn while something moves, and none at rest. */
export function startTurning(host: HTMLElement, stage: Stage): Turning {
  let view = stage.home;
  let target = view;
  let frame = 0;
  let last = 0;

  const step = (now: number) => {
    // After a rest the time since the last frame is none of the movement's.
    view = isStill() ? target : approached(view, target, last === 0 ? 16 : now - last);
    last = isSame(view, target) ? 0 : now;
    stage.draw(view);
    frame = last === 0 ? 0 : requestAnimationFrame(step);
  };
  const redraw = () => {
    if (frame === 0) frame = requestAnimationFrame(step);
  };
  const go = (next: View): boolean => {
    if (isSame(next, target)) return false;
    target = next;
    redraw();
    return true;
  };

  const stopGestures = listenForGestures(host, (gesture) => go(moved(target, gesture)));
  const observer = new ResizeObserver(([entry]) => {
    const { width = 0, height = 0 } = entry?.contentRect ?? {};
    if (width === 0 || height === 0) return;
    stage.resize(width, height);
    // A canvas is empty once its size is set; waiting for the next frame would show that.
    stage.draw(view);
  });
  observer.observe(host);

  return {
    press(key) {
      const next = viewAfterKey(key, target, stage.home);
      if (!next) return null;
      go(next);
      return next;
    },
    async hang(hung) {
      await stage.hang(hung);
      redraw();
    },
    light: stage.light
      ? (isOn) => {
          stage.light?.(isOn);
          redraw();
        }
      : null,
    measure(isOn) {
      stage.measure(isOn ? getComputedStyle(host).color : null);
      redraw();
    },
    placeInRoom: stage.placeInRoom,
    stop() {
      cancelAnimationFrame(frame);
      stopGestures();
      observer.disconnect();
    },
  };
}
