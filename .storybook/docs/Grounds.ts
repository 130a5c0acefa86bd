import { type CSSProperties, createElement, useEffect, useRef, useState } from 'react';
import { frameAddress, groundFrames } from './frames.ts';
import { StoryFrame } from './StoryFrame.ts';

/** Taller stories scroll in their own frame, so that all six are in sight. */
const tallest = 640;

/** The height of what a frame shows, from when its story stands. */
function useFrameHeight() {
  const [height, setHeight] = useState(160);
  const observer = useRef<ResizeObserver>(null);
  useEffect(() => () => observer.current?.disconnect(), []);
  const watch = (frame: HTMLIFrameElement) => {
    observer.current?.disconnect();
    const root = frame.contentDocument?.getElementById('storybook-root');
    if (!root) return;
    observer.current = new ResizeObserver(() => setHeight(Math.min(root.scrollHeight || 160, tallest)));
    observer.current.observe(root);
  };
  return { height, watch };
}

function Frame({ src, title, width }: { src: string; title: string; width: number | null }) {
  const { height, watch } = useFrameHeight();
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const [room, setRoom] = useState(0);
  useEffect(() => {
    if (!box) return undefined;
    const observer = new ResizeObserver(() => setRoom(box.clientWidth));
    observer.observe(box);
    return () => observer.disconnect();
  }, [box]);
  // Never larger than it is: a view narrower than its column stands at its start.
  const scale = width && room ? Math.min(1, room / width) : 1;
  return createElement(
    'div',
    { ref: setBox, style: { blockSize: height * scale, overflow: 'hidden' } },
    createElement(StoryFrame, {
      loading: 'lazy',
      onLoad: (event) => watch(event.currentTarget),
      src,
      style: {
        display: 'block',
        inlineSize: width ?? '100%',
        blockSize: height,
        border: 0,
        transform: scale === 1 ? 'none' : `scale(${scale})`,
        transformOrigin: 'top left',
      },
      title,
    }),
  );
}

const grid: CSSProperties = {
  display: 'grid',
  // One below the other where three have no room.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  gap: 12,
};

/**
 * One story on the three grounds and in both languages at once. Each is a page of its own, so that ids, media queries
 * and what floats are as they are in a page. Without JSX, as `StoryFrame`.
 * @param width of the view in pixels, scaled down to its column; null for the column's own
 */
export function Grounds({
  storyId,
  args = '',
  globals = {},
  width = null,
}: {
  storyId: string;
  args?: string;
  globals?: Record<string, unknown>;
  width?: number | null;
}) {
  return createElement(
    'div',
    { style: grid },
    groundFrames.map(({ ground, language, label }) =>
      createElement(
        'figure',
        { key: label, style: { margin: 0, minInlineSize: 0 } },
        createElement('figcaption', { style: { marginBlockEnd: 4, fontSize: 12 } }, label),
        createElement(Frame, {
          key: storyId,
          src: frameAddress(storyId, { ...globals, ground, language }, args),
          title: `${storyId}: ${label}`,
          width,
        }),
      ),
    ),
  );
}
