import { Button } from '@payload/ui/Button';
import { Progress } from '@payload/ui/Progress';
import { Switch } from '@payload/ui/Switch';
import { CallList } from './CallList.tsx';
import { EventButtons } from './EventButtons.tsx';
import * as styles from './FlowBench.css.ts';
import type { FlowRun, RunState } from './flow-run.ts';
import { Part } from './Part.tsx';
import { pathsOf } from './state-paths.ts';
import type { BenchTexts } from './texts.ts';

interface HandsProps {
  readonly run: FlowRun;
  readonly state: RunState;
  readonly texts: BenchTexts;
  /** What the switches are called that have another name than in the code. */
  readonly switchLabels: Readonly<Record<string, string>>;
}

/** Where the machine is, and all that can be done to it now. */
export function Hands({ run, state, texts, switchLabels }: HandsProps) {
  const { snapshot, samples, calls, progress } = state;
  const { setup } = run;
  return (
    <>
      <div className={styles.whereabouts}>
        <p className={styles.whereaboutsLabel}>{texts.inState}</p>
        <div role="log" aria-label={texts.inState}>
          {pathsOf(snapshot.value).map((path) => (
            <span key={path} className={styles.path}>
              {path}
            </span>
          ))}
          {snapshot.status === 'active' ? null : <span className={styles.quiet}>{texts.ended}</span>}
        </div>
      </div>
      {progress && (
        <div className={styles.progress}>
          <Progress
            label={texts.progress.label}
            size="small"
            value={progress.percent}
            max={100}
            state={progress.hasFailed ? 'failed' : 'running'}
            translations={{
              announcement: texts.progress.announcement,
              valueText: () => texts.progress.value(progress),
            }}
          />
          <p className={styles.quiet}>{texts.progress.value(progress)}</p>
        </div>
      )}
      <Part title={texts.events}>
        {samples.length === 0 && <p className={styles.quiet}>{texts.noEvents}</p>}
        <EventButtons samples={samples} onDo={run.do} />
      </Part>
      {setup.calls && (
        <Part title={texts.calls}>
          {calls.length === 0 && <p className={styles.quiet}>{texts.noCalls}</p>}
          <CallList calls={calls} onDo={run.do} />
        </Part>
      )}
      {setup.pass && (
        <Part title={texts.time}>
          <p className={styles.quiet}>{texts.timeNote}</p>
          <div className={styles.buttons}>
            {spans.map(({ ms, label }) => (
              <Button key={ms} size="toolbar" onClick={() => run.do({ pass: ms })}>
                {label}
              </Button>
            ))}
          </div>
        </Part>
      )}
      {setup.world && (
        <Part title={texts.world}>
          {setup.world.map(({ id, isOn }) => (
            <Switch
              key={id}
              label={switchLabels[id] ?? id}
              checked={isOn()}
              onCheckedChange={(on) => run.do({ turn: id, on })}
            />
          ))}
        </Part>
      )}
    </>
  );
}

/** Enough to let a delay of the machines here end, or a code be sent again. */
const spans = [
  { ms: 50, label: '50 ms' },
  { ms: 1000, label: '1 s' },
  { ms: 60_000, label: '60 s' },
];
