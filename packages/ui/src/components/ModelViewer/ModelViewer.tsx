import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { CloseIcon, RetryIcon } from '../../icons/index.ts';
import { Arriving } from '../../lib/Arriving.tsx';
import { cx } from '../../theme/cx.ts';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import type { HungModel } from './exhibit.ts';
import * as styles from './ModelViewer.css.ts';
import type { Turning } from './turning.ts';
import { useHanging } from './useHanging.ts';
import { heading } from './view.ts';

/** loading: what lies below is seen; shown: the model; failed: no file came; unsupported: the browser draws no models. */
type State = 'loading' | 'shown' | 'failed' | 'unsupported';

export type ModelViewerTranslations = {
  /** What the model is: "Model of the T90 drone searchlight". */
  name: string;
  /** What kind of thing it is, for screen readers: "model to turn". */
  role: string;
  /** How hands and keys work it. */
  instructions: ReactNode;
  /** Where it is looked at from, said after a key: degrees from the front, to the left where negative; degrees above. */
  position: (azimuth: number, elevation: number, percent: number) => string;
  /** A switch: "Lamps" */
  lamps: string;
  /** A switch: "Millimetres" */
  rulers: string;
  /** "In your room": in its true size through the camera, on phones whose browser can. */
  room: string;
  /** While the model is on its way. */
  loading: string;
  /** What happened, and what is seen instead. */
  failed: string;
  /** Where something that hangs did not come, and the rest is seen. @default failed */
  incomplete?: string | undefined;
  /** That the browser draws no models. */
  unsupported: string;
  /** "Try again" */
  retry: string;
  /** "Back to the picture" */
  close: string;
};

export type ModelViewerProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Address of a binary glTF file; meshopt's compression and quantised values are read. */
  src: string;
  /** What hangs from the model, in true relative size; another list hangs others while the model is turned. @default none */
  hung?: readonly HungModel[] | undefined;
  /** What is written and read out on it. */
  translations: ModelViewerTranslations;
  /** Called when the model has been drawn, and once more with false where it is not to be seen any longer. */
  onShownChange?: ((isShown: boolean) => void) | undefined;
  /** Someone wants the picture back, by the button or Escape. The focus returns to what had it before. */
  onClose: () => void;
};

/**
 * A model that hands turn: drag, wheel, pinch and keys. What draws it is loaded when the component is shown, so show it after a
 * press. It is laid over its place, and seen once it has been drawn.
 */
export function ModelViewer({
  src,
  hung = [],
  translations,
  onShownChange,
  onClose,
  className,
  ...rest
}: ModelViewerProps) {
  const [state, setState] = useState<State>('loading');
  const [attempt, setAttempt] = useState(0);
  const [said, setSaid] = useState('');
  /** On at first, as in the picture; undefined where nothing of the model shines. */
  const [isLit, setLit] = useState<boolean>();
  const [isMeasured, setMeasured] = useState(false);
  const [place, setPlace] = useState<Turning['placeInRoom']>(null);
  const surface = useRef<HTMLDivElement>(null);
  const turning = useRef<Turning>(null);
  const opener = useRef<Element>(null);
  const instructionsId = useId();
  const isShown = state === 'shown';
  const hanging = useHanging(turning, isShown, hung);
  const filesNow = useEffectEvent(() => ({ src, hung }));

  useEffect(() => {
    opener.current = document.activeElement;
  }, []);

  useEffect(() => {
    const host = surface.current;
    if (!host) return undefined;
    const controller = new AbortController();
    const settle = (next: State) => {
      if (!controller.signal.aborted) setState(next);
    };
    // Each attempt has its own: a canvas whose context was lost draws no more.
    const canvas = document.createElement('canvas');
    canvas.addEventListener('webglcontextlost', () => settle('failed'), { signal: controller.signal });
    const stopping = show(host, canvas, filesNow(), controller.signal).then(
      (shown) => {
        turning.current = shown?.turning ?? null;
        setLit(shown?.turning.light ? true : undefined);
        setMeasured(false);
        setPlace(() => shown?.turning.placeInRoom ?? null);
        settle(shown ? 'shown' : 'unsupported');
        return () => shown?.stop();
      },
      () => {
        settle('failed');
        return () => undefined;
      },
    );
    return () => {
      controller.abort();
      turning.current = null;
      canvas.remove();
      void stopping.then((stop) => stop());
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another attempt asks for the same files again
  }, [src, attempt]);

  useEffect(() => onShownChange?.(isShown), [isShown, onShownChange]);

  // Whoever has gone elsewhere meanwhile stays there.
  useEffect(() => {
    if (isShown && document.activeElement === opener.current) surface.current?.focus({ preventScroll: true });
  }, [isShown]);

  const close = () => {
    onClose();
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  };
  const switchLamps = () => {
    turning.current?.light?.(!isLit);
    setLit(!isLit);
  };
  const switchRulers = () => {
    turning.current?.measure(!isMeasured);
    setMeasured(!isMeasured);
  };
  // Where it cannot be made the model stays as it is, and can be asked for again.
  const placeInRoom = () => void place?.().catch(() => undefined);
  const retry = () => {
    if (isShown) {
      hanging.retry();
      return;
    }
    setState('loading');
    setAttempt(attempt + 1);
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const view = turning.current?.press(event.key);
    if (!view) return;
    event.preventDefault();
    const { azimuth, elevation, zoom } = view;
    setSaid(
      translations.position(Math.round(heading(azimuth)), Math.round(elevation), Math.round(zoom * 100)),
    );
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close();
  };

  const status = {
    loading: translations.loading,
    failed: translations.failed,
    incomplete: translations.incomplete ?? translations.failed,
    unsupported: translations.unsupported,
    hung: null,
  }[state === 'shown' ? hanging.state : state];

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape counts wherever within it the focus is
    <div className={cx(styles.root, className)} data-state={state} onKeyDown={leave} {...rest}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application takes keys by its role */}
      <div
        ref={surface}
        className={styles.surface}
        role="application"
        aria-label={translations.name}
        aria-roledescription={translations.role}
        aria-describedby={instructionsId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys turn the model
        tabIndex={0}
        onKeyDown={press}
      />
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
      <div className={styles.tools}>
        <output className={styles.status}>
          <Arriving>{status}</Arriving>
        </output>
        {state === 'failed' || hanging.state === 'incomplete' ? (
          <Button size="toolbar" start={<RetryIcon size={20} />} onClick={retry}>
            {translations.retry}
          </Button>
        ) : null}
        {isShown && isLit !== undefined ? (
          <Button className={styles.tool} size="toolbar" aria-pressed={isLit} onClick={switchLamps}>
            {translations.lamps}
          </Button>
        ) : null}
        {isShown ? (
          <Button className={styles.tool} size="toolbar" aria-pressed={isMeasured} onClick={switchRulers}>
            {translations.rulers}
          </Button>
        ) : null}
        {isShown && place ? (
          <Button className={styles.tool} size="toolbar" onClick={placeInRoom}>
            {translations.room}
          </Button>
        ) : null}
        <IconButton className={styles.tool} size="toolbar" label={translations.close} onClick={close}>
          <CloseIcon size={20} />
        </IconButton>
      </div>
      <p id={instructionsId} className={styles.instructions} hidden={!isShown}>
        {translations.instructions}
      </p>
    </div>
  );
}

/** Puts the model on a canvas in its place. What draws it comes with the first one that is shown. */
async function show(
  host: HTMLElement,
  canvas: HTMLCanvasElement,
  files: { src: string; hung: readonly HungModel[] },
  signal: AbortSignal,
) {
  const [{ openStage }, { startTurning }] = await Promise.all([import('./stage.ts'), import('./turning.ts')]);
  const stage = await openStage(canvas, files, signal);
  if (!stage) return null;
  host.append(canvas);
  stage.resize(host.clientWidth, host.clientHeight);
  stage.draw(stage.home);
  const turning = startTurning(host, stage);
  return {
    turning,
    stop() {
      turning.stop();
      stage.dispose();
    },
  };
}
