import {
  type ComponentPropsWithRef,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { ClockIcon, CloseIcon, DownloadIcon, HeadsetIcon } from '../../icons/index.ts';
import { afterPaint } from '../../lib/afterPaint.ts';
import { useBottomBarHeight } from '../../lib/bottomBar.ts';
import { customProperties } from '../../lib/customProperties.ts';
import { cx } from '../../theme/cx.ts';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import * as styles from './ConsultButton.css.ts';
import { covers } from './covers.ts';
import { freeLift } from './placement.ts';
import { defaultRestoreDelay, watchScrolling } from './watchScrolling.ts';

export type ConsultTranslations = {
  /** Name of the button, and the panel's heading: "Ask an engineer". */
  title: string;
  /** Name of the close button. */
  close: string;
  /** Under the picture: "Scan with WeChat, or call". */
  scan: string;
  /** The link of phones that dials: "Call". */
  call: string;
  /** The link of phones that keeps the picture, for nobody scans their own screen: "Save image". */
  saveImage: string;
};

export type ConsultButtonProps = Omit<ComponentPropsWithRef<'aside'>, 'children'> & {
  /** Whether the panel is shown. @default `defaultOpen`: it keeps its own state */
  open?: boolean | undefined;
  /** Whether the panel is shown at first, where `open` is left out. @default false */
  defaultOpen?: boolean | undefined;
  /** Called with the next `open`: the button, the close button, Escape, a focus that would be covered. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The customer service's QR picture, square. `fileName` is what a phone keeps it as. */
  qr: {
    /** Address of the QR picture. */
    src: string;
    /** Text alternative. */
    alt: string;
    /** Name under which it is saved. */
    fileName: string;
  };
  /** The number as it is read, and as `tel:` address. */
  phone: {
    /** The number as it is read. */
    label: string;
    /** Its `tel:` address. */
    href: string;
  };
  /** When someone is there, and whether that is now: "Open now, for another 2 h 10 min". @default none */
  hours?:
    | {
        /** The hours, or whether someone answers now. */
        label: ReactNode;
        /** Whether someone answers now. */
        open: boolean;
      }
    | undefined;
  /** How long after the last scroll until it is back. @unit ms @default 500 */
  restoreDelay?: number | undefined;
  /** Its words, in the language of the page. */
  translations: ConsultTranslations;
};

/**
 * The floating way to a person: a button that shows a QR picture and a number. One a page. It hides
 * while the page scrolls; where the page rests, it goes up to the nearest place at which it covers no
 * control, no figure and no word, and where there is none it stays away. In a view too low to share it stands at
 * the page's end instead.
 */
export function ConsultButton({
  open,
  defaultOpen = false,
  onOpenChange,
  qr,
  phone,
  hours,
  restoreDelay = defaultRestoreDelay,
  translations,
  className,
  ...rest
}: ConsultButtonProps) {
  const [own, setOwn] = useState(defaultOpen);
  const [scrolling, setScrolling] = useState(false);
  const [yielding, setYielding] = useState(false);
  // Pixels it stands above its place; null while there is none, as before the first look.
  const [lift, setLift] = useState<number | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const id = useId();
  const barHeight = useBottomBarHeight();
  const isOpen = open ?? own;

  const change = (now: boolean) => {
    setOwn(now);
    onOpenChange?.(now);
  };

  const close = () => {
    // The panel goes away; the focus must not go with it.
    if (panel.current?.contains(document.activeElement)) button.current?.focus();
    change(false);
  };
  /** Gives way to what has the focus: first the panel, then the button. */
  const giveWay = useEffectEvent(() => {
    const focused = document.activeElement;
    // A place that only script can focus (the page's main part after a skip link) shows no ring.
    const shows = focused instanceof HTMLElement && focused.tabIndex >= 0 && focused !== document.body;
    if (!shows || root.current?.contains(focused)) {
      setYielding(false);
      return;
    }
    const box = focused.getBoundingClientRect();
    const isOver = (float: Element | null) => float !== null && covers(float.getBoundingClientRect(), box);
    if (isOpen && isOver(panel.current)) change(false);
    setYielding(isOver(button.current));
  });
  /** Looks for a free place. An open panel stays where it is. */
  const place = useEffectEvent(() => {
    if (isOpen || !root.current || !button.current) return;
    if (getComputedStyle(root.current).position !== 'fixed') {
      setLift(0);
      return;
    }
    const { left, right, top, bottom } = button.current.getBoundingClientRect();
    const lifted = lift ?? 0;
    setLift(freeLift({ left, right, top: top + lifted, bottom: bottom + lifted }, root.current));
  });

  // Whatever comes, goes or grows changes the page's height, and so do another page and another width. To look for a place
  // reads a hundred boxes, which a press that changed the height must not wait for.
  useEffect(() => {
    const placing = afterPaint(() => place());
    const observer = new ResizeObserver(placing.request);
    observer.observe(document.body);
    window.addEventListener('resize', placing.request);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', placing.request);
      placing.cancel();
    };
  }, []);
  // A bar that comes moves the place itself, and an open panel kept it until it closed.
  // oxlint-disable-next-line react/exhaustive-deps -- for that reason
  useEffect(() => place(), [barHeight, isOpen]);

  useEffect(() => {
    // A press moves the focus before it acts, and boxes read in between have the browser lay the page out twice.
    const yielder = afterPaint(() => giveWay());
    // The focus has left, and may arrive elsewhere or nowhere.
    const onBlur = (event: FocusEvent) => {
      if (event.relatedTarget === null) setYielding(false);
    };
    document.addEventListener('focusin', yielder.request);
    document.addEventListener('focusout', onBlur);
    return () => {
      document.removeEventListener('focusin', yielder.request);
      document.removeEventListener('focusout', onBlur);
      yielder.cancel();
    };
  }, []);

  useEffect(
    () =>
      watchScrolling(document, restoreDelay, (now) => {
        // The scroll has moved what lies under it, and what has the focus.
        if (!now) {
          place();
          giveWay();
        }
        setScrolling(now);
      }),
    [restoreDelay],
  );

  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close();
  });

  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = (event: KeyboardEvent) => onEscape(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen]);

  return (
    <aside className={cx(styles.root, className)} aria-label={translations.title} {...rest}>
      <div
        ref={root}
        className={styles.float}
        // On every page the same, as in the header's night: it lies over the page and is no part of it.
        data-theme="night"
        style={customProperties({ '--bottom-bar': `${barHeight}px`, '--lift': `${lift ?? 0}px` })}
        data-state={scrolling ? 'scrolling' : yielding || (lift === null && !isOpen) ? 'yielding' : 'visible'}
      >
        <button
          ref={button}
          type="button"
          className={styles.button}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={translations.title}
          title={translations.title}
          onClick={() => change(!isOpen)}
        >
          <HeadsetIcon />
        </button>
        <section
          ref={panel}
          id={id}
          className={styles.panel}
          aria-label={translations.title}
          hidden={!isOpen}
        >
          <div className={styles.head}>
            <h2 className={styles.title}>{translations.title}</h2>
            <IconButton
              className={styles.close}
              label={translations.close}
              variant="quiet"
              size="toolbar"
              onClick={close}
            >
              <CloseIcon size={20} />
            </IconButton>
          </div>
          <img className={styles.qr} src={qr.src} alt={qr.alt} width={176} height={176} loading="lazy" />
          <div className={styles.links}>
            <Button
              className={styles.link}
              size="toolbar"
              href={phone.href}
              start={<HeadsetIcon size={20} />}
            >
              {translations.call}
            </Button>
            <Button
              className={styles.link}
              size="toolbar"
              href={qr.src}
              download={qr.fileName}
              start={<DownloadIcon size={20} />}
            >
              {translations.saveImage}
            </Button>
          </div>
          <p>{translations.scan}</p>
          <a className={styles.phone} href={phone.href}>
            {phone.label}
          </a>
          {hours && (
            <p className={styles.hours} data-open={hours.open}>
              <ClockIcon className={styles.clock} size={16} />
              {hours.label}
            </p>
          )}
        </section>
      </div>
    </aside>
  );
}
