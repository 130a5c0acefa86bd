import {
  type ComponentPropsWithRef,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { CheckIcon, CopyIcon, WarningIcon } from '../../icons/index.ts';
import { customProperties } from '../../lib/customProperties.ts';
import { cx } from '../../theme/cx.ts';
import * as styles from './CodeBlock.css.ts';
import { linesOf } from './lines.ts';
import { watchWidth } from './watchWidth.ts';

export type CodeBlockTranslations = {
  /** "Copy" */
  copy: string;
  /** Shown and announced once it is on the clipboard: "Copied." */
  copied: string;
  /** Shown and announced where the browser refuses; the code is then selected: "Selected. Copy it by keyboard." */
  notCopied: string;
  /** Toggle that breaks long lines: "Wrap lines". */
  wrap: string;
};

export type CodeBlockProps = Omit<ComponentPropsWithRef<'figure'>, 'children' | 'title'> & {
  /**
   * The code: text, or text in spans that were made at build. Their classes are `code-keyword`,
   * `code-string`, `code-number`, `code-comment` and `code-key`.
   */
  children: ReactNode;
  /** What it is, shown above it and its name: "Python", "Reply". */
  label: string;
  /** Name of the file, or the address it is sent to. @default none */
  title?: ReactNode;
  /** Numbers before the lines; they are not copied. @default false */
  lineNumbers?: boolean | undefined;
  /** Numbers of the lines that are marked. @default none */
  highlightedLines?: readonly number[] | undefined;
  /** Controlled: long lines break; with `onWrapChange`. */
  wrap?: boolean | undefined;
  /** Uncontrolled first state, where `wrap` is not given. @default false */
  defaultWrap?: boolean | undefined;
  /** Whether the toggle is there. @default where a line is wider than the block */
  wrapToggle?: boolean | undefined;
  /** Called with what the visitor chose; with `wrap` or `defaultWrap`. */
  onWrapChange?: ((wrap: boolean) => void) | undefined;
  /** Its words, in the language of the page. */
  translations: CodeBlockTranslations;
};

/** Code to read and to copy. It scrolls in a frame of its own, or breaks its long lines. */
export function CodeBlock({
  children,
  label,
  title,
  lineNumbers = false,
  highlightedLines = [],
  wrap,
  defaultWrap = false,
  wrapToggle,
  onWrapChange,
  translations,
  className,
  ...rest
}: CodeBlockProps) {
  const [ownWrap, setOwnWrap] = useState(defaultWrap);
  const [copy, setCopy] = useState<'resting' | 'copied' | 'not-copied'>('resting');
  const view = useRef<HTMLPreElement>(null);
  const code = useRef<HTMLElement>(null);
  // Not known before it is seen: until then, and without script, keys must reach it.
  const [isWide, setIsWide] = useState<boolean | null>(null);
  const labelId = useId();
  const wraps = wrap ?? ownWrap;
  // The same numbers in a new array are the same lines.
  const marks = highlightedLines.join(' ');
  // A long document holds dozens: a button pressed, or a width seen, is no reason to go through all lines.
  const lines = useMemo(() => {
    const marked = new Set(marks.split(' ').map(Number));
    return linesOf(children).map((line, index) => (
      <span
        // Lines have no identity but their place.
        // oxlint-disable-next-line react/no-array-index-key
        key={index}
        className={styles.line}
        data-highlighted={marked.has(index + 1) || undefined}
      >
        {line}
        {'\n'}
      </span>
    ));
  }, [children, marks]);
  const scrolls = !wraps && isWide !== false;

  useEffect(() => {
    if (!view.current || !code.current) return undefined;
    return watchWidth(view.current, code.current, setIsWide);
  }, []);

  const copyAll = async () => {
    try {
      await navigator.clipboard.writeText(code.current?.textContent ?? '');
      setCopy('copied');
    } catch {
      // Refused, or no secure address: what is selected can be copied by keyboard.
      if (code.current) getSelection()?.selectAllChildren(code.current);
      setCopy('not-copied');
    }
  };

  return (
    <figure className={cx(styles.root, className)} data-state={copy} aria-labelledby={labelId} {...rest}>
      <figcaption className={styles.head}>
        <span className={styles.name}>
          <span className={styles.label} id={labelId}>
            {label}
          </span>{' '}
          {title === undefined ? null : <span className={styles.title}>{title}</span>}
        </span>
        <span className={styles.actions}>
          {(wrapToggle ?? isWide ?? false) && (
            <button
              type="button"
              className={styles.action}
              aria-pressed={wraps}
              onClick={() => {
                setOwnWrap(!wraps);
                onWrapChange?.(!wraps);
              }}
            >
              {wraps ? <CheckIcon size={16} /> : null}
              {translations.wrap}
            </button>
          )}
          <button type="button" className={styles.action} onClick={() => void copyAll()}>
            <CopyStateIcon state={copy} />
            {translations.copy}
          </button>
        </span>
        <output className={styles.status}>
          {copy === 'copied' && translations.copied}
          {copy === 'not-copied' && translations.notCopied}
        </output>
      </figcaption>
      <pre
        ref={view}
        className={styles.view}
        data-wrap={wraps || undefined}
        // A view that scrolls must be reached by keys. A group and no landmark: a page may hold dozens.
        {...(scrolls ? { tabIndex: 0, role: 'group', 'aria-labelledby': labelId } : {})}
        style={customProperties({ '--digits': String(lines.length).length })}
        dir="ltr"
      >
        <code ref={code} className={styles.code} data-numbered={lineNumbers || undefined} translate="no">
          {lines}
        </code>
      </pre>
    </figure>
  );
}

function CopyStateIcon({ state }: { state: 'resting' | 'copied' | 'not-copied' }) {
  if (state === 'copied') return <CheckIcon size={16} />;
  return state === 'not-copied' ? <WarningIcon size={16} /> : <CopyIcon size={16} />;
}
