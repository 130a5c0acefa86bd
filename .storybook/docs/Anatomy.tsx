import { useEffect, useRef, useState } from 'react';
import { frameAddress } from './frames.ts';
import type { Part } from './guide.ts';
import { StoryFrame } from './StoryFrame.ts';
import { useGlobals } from './useGlobals.ts';

type Mark = { top: number; left: number };

const tallest = 900;

/** Where the parts stand in a frame, measured again whenever something in it moves. */
function useMarks(parts: readonly Part[]) {
  const [marks, setMarks] = useState<(Mark | null)[]>([]);
  const [height, setHeight] = useState(240);
  const stop = useRef<() => void>(null);
  useEffect(() => () => stop.current?.(), []);
  const watch = (frame: HTMLIFrameElement) => {
    stop.current?.();
    const content = frame.contentDocument;
    if (!content) return;
    let request = 0;
    const measure = () => {
      cancelAnimationFrame(request);
      request = requestAnimationFrame(() => {
        const root = content.getElementById('storybook-root');
        setHeight(Math.min(root?.scrollHeight ?? 0, tallest));
        setMarks(
          parts.map(({ selector }) => {
            // What floats stands outside the root, as do the parts that Storybook's page brings and hides.
            const part = root?.querySelector(selector) ?? content.querySelector(selector);
            const rect = part?.getBoundingClientRect();
            return rect && rect.width > 0
              ? { top: Math.max(0, rect.top), left: Math.max(0, rect.left) }
              : null;
          }),
        );
      });
    };
    const resize = new ResizeObserver(measure);
    const change = new MutationObserver(measure);
    resize.observe(content.body);
    change.observe(content.body, { subtree: true, childList: true, attributes: true });
    content.addEventListener('transitionend', measure);
    content.addEventListener('load', measure, true);
    stop.current = () => {
      cancelAnimationFrame(request);
      resize.disconnect();
      change.disconnect();
    };
    measure();
  };
  return { marks, height, watch };
}

/** A story with its parts numbered, and what each is. */
export function Anatomy({
  storyId,
  parts,
  height: fixed,
}: {
  storyId: string;
  parts: readonly Part[];
  height?: number | undefined;
}) {
  const globals = useGlobals();
  const { marks, height, watch } = useMarks(parts);
  return (
    <>
      <div className="anatomy">
        <StoryFrame
          loading="lazy"
          onLoad={(event) => watch(event.currentTarget)}
          src={frameAddress(storyId, globals, '')}
          style={{ blockSize: fixed ?? (height || 240) }}
          title={`Anatomy: ${storyId}`}
        />
        {marks.map(
          (mark, index) =>
            mark && (
              <span
                aria-hidden
                className="anatomy-mark"
                key={parts[index]?.name}
                style={{ insetBlockStart: mark.top, insetInlineStart: mark.left }}
              >
                {index + 1}
              </span>
            ),
        )}
      </div>
      <ol className="anatomy-parts">
        {parts.map(({ name, text }) => (
          <li key={name}>
            <strong>{name}</strong>: {text}
          </li>
        ))}
      </ol>
    </>
  );
}
