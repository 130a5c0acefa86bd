import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { CodeBlock, type CodeBlockTranslations } from '../../../components/CodeBlock/index.ts';
import { cx } from '../../../theme/cx.ts';
import * as styles from './CodeSamples.css.ts';

export type CodeSample = {
  /** Unique in the list, and the same at every render: what callbacks are given. */
  key: string;
  /** Name of the language: "Python". */
  label: string;
  /** Name of the file. @default none */
  title?: ReactNode;
  /** The code: text, or text in spans that were made at build. */
  code: ReactNode;
};

export type CodeSamplesProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue'> & {
  /** Accessible name of the list of languages. */
  label: string;
  /** The same act in each language, in this order. */
  samples: readonly CodeSample[];
  /** Controlled choice; with `onValueChange`. */
  value?: string | undefined;
  /** Uncontrolled first choice, where `value` is not given. @default the first */
  defaultValue?: string | undefined;
  /** Called with the language that the visitor chose; with `value` or `defaultValue`. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Words of the code, in the language of the page. */
  translations: CodeBlockTranslations;
};

/** One act in several programming languages: a tab each. A key that is not among them shows the first. */
export function CodeSamples({
  label,
  samples,
  value,
  defaultValue,
  onValueChange,
  translations,
  className,
  ...rest
}: CodeSamplesProps) {
  const [own, setOwn] = useState(defaultValue);
  const id = useId();
  const tabs = useRef<HTMLDivElement>(null);
  const shown = samples.find(({ key }) => key === (value ?? own)) ?? samples[0];
  const choose = (key: string) => {
    setOwn(key);
    onValueChange?.(key);
  };

  const move = (event: KeyboardEvent) => {
    // Alt with an arrow goes back in history, Ctrl with Home to the top.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const at = samples.findIndex(({ key }) => key === shown?.key);
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: (at + 1) % samples.length,
      ArrowLeft: (at - 1 + samples.length) % samples.length,
      Home: 0,
      End: samples.length - 1,
    };
    const next = steps[event.key];
    const sample = next === undefined ? undefined : samples[next];
    if (!sample || next === undefined) return;
    event.preventDefault();
    choose(sample.key);
    tabs.current?.querySelectorAll('button')[next]?.focus();
  };

  if (!shown) return null;
  return (
    <div className={cx(styles.root, className)} {...rest}>
      {/* Code runs from left to right, and its languages stand in that order on every page. */}
      <div ref={tabs} className={styles.tabs} role="tablist" aria-label={label} dir="ltr">
        {samples.map(({ key, label: name }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            className={styles.tab}
            aria-selected={key === shown.key}
            aria-controls={`${id}-panel`}
            tabIndex={key === shown.key ? 0 : -1}
            onClick={() => choose(key)}
            onKeyDown={move}
          >
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown.key}`}>
        <CodeBlock key={shown.key} label={shown.label} title={shown.title} translations={translations}>
          {shown.code}
        </CodeBlock>
      </div>
    </div>
  );
}
