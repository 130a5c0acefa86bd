import { type ReactNode, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { Plate } from '../../../components/Plate/index.ts';
import { Scale } from '../../../components/Scale/index.ts';
import { StatusPage, type StatusPageProps } from '../../../components/StatusPage/index.ts';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.ts';
import { Arriving } from '../../../lib/Arriving.tsx';
import { BeamCode, type BeamCodeProps } from '../BeamCode/index.ts';
import { type Countdown, type CountdownEvent, defaultSeconds, idle, nextCountdown } from './countdown.ts';
import * as styles from './NotFound.css.ts';

/** Each second begins with a tall tick of the scale. */
const ticksPerSecond = 5;

export type NotFoundTranslations = {
  /** What is seen while it counts, once a second: "Home in 4 s". */
  countdown: (seconds: number) => ReactNode;
  /** What is announced once, when it starts: "You will be taken home in 5 seconds." */
  announcement: (seconds: number) => string;
  /** The button that stops it: "Stay here". */
  stop: string;
  /** What is shown and announced once it has been stopped. */
  stopped: string;
};

export type NotFoundProps = Omit<StatusPageProps, 'children' | 'picture' | 'layout' | 'code'> & {
  /** The status, which the lamp finds in the dark: 404. */
  code: string;
  /** The lamp whose beam finds it, named on a plate. */
  lamp: {
    /** Its product code. */
    code: string;
    /** Its product's page. */
    href: string;
    /** Cells after the code: what it is, its angle. */
    cells: readonly ReactNode[];
    /** Stated angle of its beam. @unit degrees */
    angle: BeamCodeProps['angle'];
  };
  /** The way home, which also works without script. */
  home: {
    /** Name of the page. */
    label: string;
    /** Where it leads. */
    href: string;
  };
  /** Called once when the time is up: take the visitor home. */
  onElapsed: () => void;
  /** Whole seconds to count. @unit s @default 5 */
  seconds?: number;
  /** Its words, in the language of the page. */
  translations: NotFoundTranslations;
};

/** The page for what is not there. It goes home after a countdown that can be stopped. */
export function NotFound({
  code,
  title,
  text,
  home,
  lamp,
  onElapsed,
  seconds = defaultSeconds,
  translations,
  actions,
  ...rest
}: NotFoundProps) {
  const [{ state, remaining }, dispatch] = useReducer(
    (now: Countdown, event: CountdownEvent) => nextCountdown(now, event, seconds),
    idle(seconds),
  );
  const homeLink = useRef<HTMLAnchorElement>(null);
  const reportElapsed = useEffectEvent(onElapsed);

  useEffect(() => {
    dispatch({ type: 'start' });
    return () => dispatch({ type: 'leave' });
  }, []);

  useEffect(() => {
    if (state === 'elapsed') reportElapsed();
    if (state !== 'running') return undefined;
    const timer = setInterval(() => dispatch({ type: 'tick' }), 1000);
    return () => clearInterval(timer);
  }, [state]);

  const stop = () => {
    dispatch({ type: 'stop' });
    // The button goes away; the focus must not go with it.
    homeLink.current?.focus();
  };

  const secondsElapsed = seconds - remaining;

  return (
    <StatusPage
      layout="above"
      picture={<BeamCode code={code} angle={lamp.angle} restOn={homeLink} seconds={seconds} />}
      title={title}
      text={text}
      data-state={state}
      actions={
        <>
          <Button ref={homeLink} variant="signal" href={home.href}>
            {home.label}
          </Button>
          {(state === 'waiting' || state === 'running') && (
            <Button className={styles.stop} data-countdown={state} onClick={stop}>
              {translations.stop}
            </Button>
          )}
          {actions}
        </>
      }
      {...rest}
    >
      <div className={styles.countdown} data-countdown={state}>
        <Scale
          className={styles.scale}
          ticks={seconds * ticksPerSecond}
          // Once stopped, nothing is on its way any more.
          lit={secondsElapsed > 0 && state !== 'stopped' ? [0, secondsElapsed * ticksPerSecond] : undefined}
          baseline={false}
        />
        <p>{state === 'stopped' ? translations.stopped : translations.countdown(remaining)}</p>
      </div>
      <Plate className={styles.lamp} code={lamp.code} cells={lamp.cells} href={lamp.href} />
      {/* Filled after the page has loaded and not again each second: it is read out once. */}
      <VisuallyHidden as="output">
        <Arriving>
          {state === 'running' && translations.announcement(seconds)}
          {state === 'stopped' && translations.stopped}
        </Arriving>
      </VisuallyHidden>
    </StatusPage>
  );
}
