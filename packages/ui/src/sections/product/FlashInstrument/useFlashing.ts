import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import {
  type FlashColour,
  type FlashTimes,
  flashesOf,
  flashesPerSecond,
  litAt,
  roundOf,
  shownSpeed,
} from './flash.ts';

const lessMotion = '(prefers-reduced-motion: reduce)';

function watchMotion(changed: () => void) {
  const list = matchMedia(lessMotion);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

/** Whether the visitor prefers less motion; not known before the page runs. */
export function useLessMotion(): boolean {
  return useSyncExternalStore(
    watchMotion,
    () => matchMedia(lessMotion).matches,
    () => false,
  );
}

/**
 * Flashes in a pattern from `start` on until `stop`, another pattern, or the page is left. Never by itself.
 * @param rounds after which the line over the drawing begins again
 * @param line gets `--at`, the part of these rounds that has passed, in per cent
 */
export function useFlashing(
  pattern: FlashTimes & { key: string },
  rounds: number,
  line: RefObject<HTMLElement | null>,
) {
  const [started, setStarted] = useState<string | null>(null);
  const [lit, setLit] = useState<FlashColour | null>(null);
  const isOn = started === pattern.key;
  // When the last flashes came on as they were drawn: a busy device draws one late and the next in time.
  const begins = useRef<readonly number[]>([]);
  useLayoutEffect(() => {
    if (lit !== null) begins.current = [...begins.current, performance.now()].slice(-flashesPerSecond);
  }, [lit]);
  const show = useEffectEvent((elapsed: number) => {
    const round = roundOf(pattern);
    const passed = elapsed * shownSpeed(pattern);
    const next = litAt(flashesOf(pattern), passed % round);
    const earliest = begins.current.at(-flashesPerSecond) ?? Number.NEGATIVE_INFINITY;
    const isTooSoon = next !== null && next !== lit && performance.now() - earliest < 1000;
    setLit(isTooSoon ? null : next);
    line.current?.style.setProperty('--at', `${((passed / round / rounds) % 1) * 100}%`);
  });
  useEffect(() => {
    if (!isOn) return undefined;
    let begin: number | null = null;
    let frame = 0;
    const draw = (now: number) => {
      begin ??= now;
      show(now - begin);
      frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => {
      cancelAnimationFrame(frame);
      // A page that is hidden and shown again does not begin by itself.
      setStarted(null);
      setLit(null);
    };
  }, [isOn]);
  return { isOn, lit, start: () => setStarted(pattern.key), stop: () => setStarted(null) };
}
