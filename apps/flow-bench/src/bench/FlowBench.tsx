import { mermaidOf } from '@payload/flows/diagram';
import { Button } from '@payload/ui/Button';
import { CodeBlock } from '@payload/ui/CodeBlock';
import { Disclosure } from '@payload/ui/Disclosure';
import { EventLog } from '@payload/ui/EventLog';
import { RetryIcon } from '@payload/ui/icons';
import { Progress } from '@payload/ui/Progress';
import { Switch } from '@payload/ui/Switch';
import { type ReactNode, useEffect, useId, useState, useSyncExternalStore } from 'react';
import { CallList } from './CallList.tsx';
import { EventButtons } from './EventButtons.tsx';
import * as styles from './FlowBench.css.ts';
import { FlowDiagram } from './FlowDiagram.tsx';
import { FlowRun } from './flow-run.ts';
import { InvariantList } from './InvariantList.tsx';
import { possibleIn } from './possible.ts';
import type { Setup } from './samples.ts';
import { pathsOf } from './state-paths.ts';
import type { BenchTexts } from './texts.ts';

interface FlowBenchProps {
  /** Puts the machine on the bench; another function, or starting over, puts a new one there. */
  readonly begin: () => Setup;
  /** What the machine is for, in a sentence. */
  readonly lead: string;
  readonly texts: BenchTexts;
  /** What the machine begins with; a change of it starts over. */
  readonly settings?: ReactNode;
}

/** A machine on the bench, to be gone through by hand: its diagram, what can happen now, and what happened. */
export function FlowBench({ begin, ...rest }: FlowBenchProps) {
  const [turn, setTurn] = useState(0);
  const [run, setRun] = useState<FlowRun | null>(null);
  // oxlint-disable-next-line react/exhaustive-deps -- Each turn is a new run, begun and ended with the page.
  useEffect(() => {
    const begun = new FlowRun(begin());
    setRun(begun);
    return () => begun.stop();
  }, [begin, turn]);
  return run && <Bench {...rest} run={run} onStartOver={() => setTurn(turn + 1)} />;
}

type BenchProps = Omit<FlowBenchProps, 'begin'> & {
  readonly run: FlowRun;
  readonly onStartOver: () => void;
};

function Bench({ run, lead, texts, settings, onStartOver }: BenchProps) {
  const { snapshot, taken, samples, calls, progress, entries, context, changedLines, breaches } =
    useSyncExternalStore(run.subscribe, run.getState);
  const { machine, setup } = run;
  const possible = possibleIn(
    machine,
    snapshot,
    samples.map(({ event }) => event),
  );
  const titleId = useId();
  return (
    <article className={styles.root} aria-labelledby={titleId}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h1 id={titleId} className={styles.title}>
            {machine.id}
          </h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        <Button size="toolbar" start={<RetryIcon size={20} />} onClick={onStartOver}>
          {texts.startOver}
        </Button>
      </header>
      <div className={styles.columns}>
        <div className={styles.hands}>
          <div className={styles.whereabouts}>
            <p className={styles.whereaboutsLabel}>{texts.inState}</p>
            <output aria-label={texts.inState}>
              {pathsOf(snapshot.value).map((path) => (
                <span key={path} className={styles.path}>
                  {path}
                </span>
              ))}
              {snapshot.status === 'active' ? null : <span className={styles.quiet}>{texts.ended}</span>}
            </output>
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
            <EventButtons samples={samples} onSend={(event) => run.send(event)} />
          </Part>
          {setup.calls && (
            <Part title={texts.calls}>
              {calls.length === 0 && <p className={styles.quiet}>{texts.noCalls}</p>}
              <CallList calls={calls} />
            </Part>
          )}
          {setup.pass && (
            <Part title={texts.time}>
              <p className={styles.quiet}>{texts.timeNote}</p>
              <div className={styles.buttons}>
                {spans.map(({ ms, label }) => (
                  <Button key={ms} size="toolbar" onClick={() => setup.pass?.(ms)}>
                    {label}
                  </Button>
                ))}
              </div>
            </Part>
          )}
          {setup.world && (
            <Part title={texts.world}>
              {setup.world.map(({ label, isOn, set }) => (
                <Switch
                  key={label}
                  label={label}
                  checked={isOn()}
                  onCheckedChange={(on) => {
                    set(on);
                    run.refresh();
                  }}
                />
              ))}
            </Part>
          )}
          <Part title={texts.invariants.title}>
            <InvariantList ids={setup.invariants.map(({ id }) => id)} breaches={breaches} texts={texts} />
          </Part>
          <EventLog
            key={run.id}
            title={texts.log.title}
            entries={entries}
            fileName={`${machine.id}.txt`}
            translations={texts.log}
          />
          <CodeBlock
            className={styles.context}
            label={texts.context}
            title={machine.id}
            highlightedLines={changedLines}
            translations={texts.code}
          >
            {context}
          </CodeBlock>
        </div>
        <div className={styles.diagram}>
          <Part title={texts.diagram}>
            <FlowDiagram
              machine={machine}
              value={snapshot.value}
              possible={possible}
              taken={taken}
              texts={texts}
            />
            <Disclosure summary={texts.mermaid}>
              <CodeBlock label="Mermaid" title={machine.id} translations={texts.code}>
                {mermaidOf(machine)}
              </CodeBlock>
            </Disclosure>
          </Part>
          {settings && <Part title={texts.settings}>{settings}</Part>}
        </div>
      </div>
    </article>
  );
}

/** Enough to let a delay of the machines here end, or a code be sent again. */
const spans = [
  { ms: 50, label: '50 ms' },
  { ms: 1000, label: '1 s' },
  { ms: 60_000, label: '60 s' },
];

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.partTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}
