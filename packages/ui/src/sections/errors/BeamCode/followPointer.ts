import { aimAt, belowLamp } from './falloff.ts';

const lessMotion = '(prefers-reduced-motion: reduce)';

/** Milliseconds in which the beam comes two thirds of its way. */
const inertia = 140;

/** The share of the sweep that goes over the code; the rest leads to where the beam stays. */
const overCode = 0.75;

const middle = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 });

export interface Sweep {
  /** What the beam ends on. */
  restOn: () => Element | null;
  /** Milliseconds of the sweep. */
  duration: number;
}

/**
 * Aims the beam of a code, by its custom property `--aim`: once over the code and on to where it stays, and after that at the
 * pointer, a finger that is drawn over its stage, or what has the focus. Nothing moves longer than the sweep by itself
 * (WCAG 2.2.2), and where less motion is wanted nothing moves.
 *
 * @param code the box that the lamp hangs over; the stage is its parent
 * @returns stops it
 */
export function followPointer(code: HTMLElement, { restOn, duration }: Sweep): () => void {
  const stage = code.parentElement;
  if (!stage || matchMedia(lessMotion).matches) return () => {};
  const started = performance.now();
  let place: { x: number; y: number } | null = null;
  let frame = 0;
  let last = started;
  let aim: number | null = null;

  const targetAt = (now: number): number => {
    const box = code.getBoundingClientRect();
    const rest = restOn();
    const end = rest ? middle(rest.getBoundingClientRect()) : { x: box.left, y: box.bottom };
    if (place) return belowLamp(aimAt(place, box));
    const done = Math.min(1, (now - started) / duration);
    const height = box.top + box.height / 2;
    const swept = (share: number) => aimAt({ x: box.left + share * box.width, y: height }, box);
    if (done < overCode) return belowLamp(swept(1 - done / overCode));
    const on = (done - overCode) / (1 - overCode);
    return belowLamp(swept(0) + (aimAt(end, box) - swept(0)) * on);
  };

  const draw = (now: number) => {
    frame = 0;
    const target = targetAt(now);
    aim = aim === null ? target : aim + (target - aim) * (1 - Math.exp((last - now) / inertia));
    last = now;
    code.style.setProperty('--aim', `${aim.toFixed(2)}deg`);
    if (now - started < duration || Math.abs(target - aim) > 0.05) request();
  };
  const request = () => {
    if (frame !== 0) return;
    frame = requestAnimationFrame(draw);
  };
  const wake = () => {
    if (frame === 0) last = performance.now();
    request();
  };
  const point = ({ clientX, clientY }: PointerEvent) => {
    place = { x: clientX, y: clientY };
    wake();
  };
  const leave = () => {
    place = null;
    wake();
  };
  const focus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    place = middle(target.getBoundingClientRect());
    wake();
  };

  stage.addEventListener('pointermove', point);
  stage.addEventListener('pointerdown', point);
  stage.addEventListener('pointerleave', leave);
  stage.addEventListener('focusin', focus);
  request();
  return () => {
    cancelAnimationFrame(frame);
    stage.removeEventListener('pointermove', point);
    stage.removeEventListener('pointerdown', point);
    stage.removeEventListener('pointerleave', leave);
    stage.removeEventListener('focusin', focus);
  };
}
