import { Tabs as RadixTabs } from 'radix-ui';
import {
  type ComponentPropsWithRef,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { cx } from '../../theme/cx.ts';
import * as styles from './Tabs.css.ts';

export type TabsSection = {
  value: string;
  label: string;
  /** What its panel shows. It stays mounted, so that nothing typed in it is lost. */
  children: ReactNode;
};

export type TabsProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue'> & {
  /** What the sections are, as the name of the tabs: "Sample in". */
  label: string;
  sections: readonly TabsSection[];
  /** Controlled section; with `onValueChange`. */
  value?: string | undefined;
  /** Uncontrolled first section, where `value` is not given. @default the first */
  defaultValue?: string | undefined;
  /** Told the section that the visitor asks for; with `value` or `defaultValue`. */
  onValueChange?: ((value: string) => void) | undefined;
  /**
   * Automatic: arrow keys open the section they come to, which only fits where its panel is there at
   * once. Manual: Enter or the space bar opens it. @default 'manual'
   */
  activation?: 'automatic' | 'manual' | undefined;
};

/**
 * Sections in one place of a page, one at a time. The panels are all in the page: the browser's own
 * search finds what is in a closed one and opens it, and paper shows all.
 */
export function Tabs({
  label,
  sections,
  value,
  defaultValue = sections[0]?.value ?? '',
  onValueChange,
  activation = 'manual',
  className,
  ...rest
}: TabsProps) {
  const [own, setOwn] = useState(defaultValue);
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  const list = useRef<HTMLDivElement>(null);
  const panels = useRef<HTMLDivElement>(null);
  const current = value ?? own;

  const change = (next: string) => {
    setOwn(next);
    onValueChange?.(next);
  };

  useEffect(() => {
    const strip = list.current;
    const tab = strip?.querySelector('[aria-selected="true"]');
    if (strip && tab) revealIn(strip, tab);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another tab is chosen: it reads the page
  }, [current]);

  const openFound = useEffectEvent((event: Event) => {
    const found = sections.find((_section, index) => panels.current?.children[index] === event.target);
    if (found) change(found.value);
  });

  useEffect(() => {
    // React knows `hidden` only as on or off.
    for (const panel of panels.current?.querySelectorAll(':scope > [hidden]') ?? []) {
      panel.setAttribute('hidden', 'until-found');
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other panels are closed: it reads the page
  }, [current, sections]);

  useEffect(() => {
    const all = panels.current;
    const open = (event: Event) => openFound(event);
    all?.addEventListener('beforematch', open);
    return () => all?.removeEventListener('beforematch', open);
  }, []);

  return (
    <RadixTabs.Root
      asChild
      value={current}
      onValueChange={change}
      activationMode={activation}
      dir={direction}
    >
      {/* The direction is that of the page; radix needs it for its keys alone. */}
      <div className={cx(styles.root, className)} dir={undefined} {...rest}>
        <div className={styles.strip}>
          <RadixTabs.List
            ref={list}
            className={styles.list}
            aria-label={label}
            onFocus={(event) => setDirection(directionOf(event.currentTarget))}
          >
            {sections.map((section) => (
              <RadixTabs.Trigger
                key={section.value}
                className={styles.tab}
                value={section.value}
                data-words={section.label}
              >
                {section.label}
              </RadixTabs.Trigger>
            ))}
          </RadixTabs.List>
        </div>
        <div ref={panels}>
          {sections.map((section) => (
            <RadixTabs.Content
              key={section.value}
              className={styles.panel}
              value={section.value}
              forceMount
              hidden={section.value !== current}
              // Until found, what is in a closed panel is skipped, but its own empty box is not.
              aria-hidden={section.value !== current || undefined}
              tabIndex={section.value === current ? 0 : -1}
            >
              {section.children}
            </RadixTabs.Content>
          ))}
        </div>
      </div>
    </RadixTabs.Root>
  );
}

const directionOf = (element: Element) => (getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr');

/** Scrolls the strip no further than it must, and never the page. */
function revealIn(strip: Element, tab: Element) {
  const seen = strip.getBoundingClientRect();
  const box = tab.getBoundingClientRect();
  if (box.left < seen.left) strip.scrollLeft += box.left - seen.left;
  else if (box.right > seen.right) strip.scrollLeft += box.right - seen.right;
}
