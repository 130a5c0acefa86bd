import { mermaidOf } from '@payload/flows/diagram';
import { Button } from '@payload/ui/Button';
import { CodeBlock } from '@payload/ui/CodeBlock';
import { Disclosure } from '@payload/ui/Disclosure';
import { EventLog } from '@payload/ui/EventLog';
import { RetryIcon } from '@payload/ui/icons';
import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { CoveragePart } from './CoveragePart.tsx';
import { ExportPart } from './ExportPart.tsx';
import * as styles from './FlowBench.css.ts';
import { FlowDiagram } from './FlowDiagram.tsx';
import { findWay, type Way } from './find-way.ts';
import { FlowRun } from './flow-run.ts';
import { Hands } from './Hands.tsx';
import { InvariantList } from './InvariantList.tsx';
import { Part } from './Part.tsx';
import { NotPossible } from './perform.ts';
import { possibleIn } from './possible.ts';
import { SessionPart } from './SessionPart.tsx';
import type { Bench } from './samples.ts';
import type { Session } from './session.ts';
import type { BenchTexts } from './texts.ts';

interface FlowBenchProps<Settings> {
  readonly bench: Bench<Settings>;
  /** What it begins with: settings, and in a session that is replayed what was done. */
  readonly first: Session<Settings>;
  /** What the machine is for, in a sentence. */
  readonly lead: string;
  readonly texts: BenchTexts;
  /** The address at which a session is replayed. */
  readonly addressOf: (code: string) => string;
  /** Lets the settings be changed, which starts over. */
  readonly renderSettings?: (settings: Settings, change: (settings: Settings) => void) => ReactNode;
  /** How many times as fast as the real one a time passes that passes by itself. */
  readonly rate?: number;
  /** Called once a session has been replayed: time has stood still since, so that its end can be looked at. */
  readonly onReplayed?: () => void;
  readonly switchLabels?: Readonly<Record<string, string>>;
}

/** A machine on the bench, to be gone through by hand: its diagram, what can happen now, and what happened. */
export function FlowBench<Settings>({
  bench,
  first,
  renderSettings,
  rate = 1,
  onReplayed,
  ...rest
}: FlowBenchProps<Settings>) {
  const [plan, setPlan] = useState<Plan<Settings>>(first);
  const covered = useRef<ReadonlySet<string>>(new Set());
  const [run, setRun] = useState<FlowRun | null>(null);
  const [problem, setProblem] = useState<NotPossible | null>(null);
  const tellReplayed = useEffectEvent(() => onReplayed?.());
  // Each plan is a new run, begun and ended with the page.
  useEffect(() => {
    const begun = new FlowRun(bench.begin(plan.settings), covered.current);
    const show = (found: NotPossible | null) => {
      setProblem(found);
      setRun(begun);
      if (begun.getState().acts.length > 0) tellReplayed();
      begun.setup.time?.begin();
    };
    const replay = async () => {
      const found = await problemOf(begun.replay(plan.acts, plan.until));
      if (plan.way) await begun.follow(plan.way.steps, plan.way.target);
      if (!begun.hasStopped) show(found);
    };
    if (plan.acts.length > 0 || plan.way) void replay();
    else show(null);
    return () => {
      covered.current = begun.getState().covered;
      begun.stop();
    };
  }, [bench, plan]);
  useEffect(() => run?.setup.time?.setRate(rate), [run, rate]);
  return (
    run && (
      <BenchView {...rest} run={run} problem={problem} plan={plan} bench={bench} onPlan={setPlan}>
        {renderSettings?.(plan.settings, (changed) => setPlan({ settings: changed, acts: [], until: 0 }))}
      </BenchView>
    )
  );
}

/** A session, and where one is to be gone to, the way there. */
type Plan<Settings> = Session<Settings> & { readonly way?: Way<Settings> };

async function problemOf(replay: Promise<void>): Promise<NotPossible | null> {
  try {
    await replay;
    return null;
  } catch (error) {
    if (error instanceof NotPossible) return error;
    throw error;
  }
}

type BenchViewProps<Settings> = Pick<
  FlowBenchProps<Settings>,
  'bench' | 'lead' | 'texts' | 'addressOf' | 'switchLabels'
> & {
  readonly run: FlowRun;
  readonly problem: NotPossible | null;
  readonly plan: Session<Settings>;
  readonly onPlan: (plan: Plan<Settings>) => void;
  /** The settings. */
  readonly children: ReactNode;
};

function BenchView<Settings>({
  run,
  lead,
  texts,
  plan,
  problem,
  addressOf,
  bench,
  onPlan,
  switchLabels = {},
  children,
}: BenchViewProps<Settings>) {
  const state = useSyncExternalStore(run.subscribe, run.getState);
  const { snapshot, taken, samples, entries, context, changedLines, breaches, acts, changedAt, covered } =
    state;
  const { machine, setup } = run;
  const possible = possibleIn(
    machine,
    snapshot,
    samples.map(({ event }) => event),
  );
  const titleId = useId();
  const { settings } = plan;
  const go = (path: string) => {
    const way = findWay(bench, settings, path.split('.'));
    if (way !== null) onPlan({ settings: way.settings, acts: [], until: 0, way });
    return way !== null;
  };
  return (
    <article className={styles.root} aria-labelledby={titleId}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h1 id={titleId} className={styles.title}>
            {machine.id}
          </h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        <Button
          size="toolbar"
          start={<RetryIcon size={20} />}
          onClick={() => onPlan({ settings, acts: [], until: 0 })}
        >
          {texts.startOver}
        </Button>
      </header>
      <div className={styles.columns}>
        <div className={styles.hands}>
          <Hands run={run} state={state} texts={texts} switchLabels={switchLabels} />
          <SessionPart
            session={{ settings, acts, until: changedAt }}
            problem={problem}
            texts={texts}
            addressOf={addressOf}
            readSettings={bench.readSettings}
            onOpen={onPlan}
          />
          <ExportPart run={run} state={state} settings={settings} texts={texts} />
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
          <CoveragePart machine={machine} covered={covered} texts={texts} onGo={go} />
          {children && <Part title={texts.settings}>{children}</Part>}
        </div>
      </div>
    </article>
  );
}
