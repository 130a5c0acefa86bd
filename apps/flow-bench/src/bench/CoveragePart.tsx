import { Button } from '@payload/ui/Button';
import { Select } from '@payload/ui/Select';
import { useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { coverageOf } from './coverage.ts';
import * as styles from './FlowBench.css.ts';
import { Part } from './Part.tsx';
import { placesIn } from './state-paths.ts';
import type { BenchTexts } from './texts.ts';

interface CoveragePartProps {
  readonly machine: AnyStateMachine;
  readonly covered: ReadonlySet<string>;
  readonly texts: BenchTexts;
  /** Goes to a state. False where no way leads there. */
  readonly onGo: (path: string) => boolean;
}

/** How much of the machine has been come by on this page, and the shortest way to any of its states. */
export function CoveragePart({ machine, covered, texts, onGo }: CoveragePartProps) {
  const own = texts.coverage;
  const places = placesIn(machine);
  const [target, setTarget] = useState(places[0] ?? '');
  const [lacksWay, setLacksWay] = useState(false);
  return (
    <Part title={own.title}>
      <p className={styles.quiet}>{own.count(coverageOf(machine, covered))}</p>
      <Select
        label={own.target}
        value={target}
        options={places.map((path) => ({ value: path, label: path }))}
        onValueChange={(path) => {
          setTarget(path);
          setLacksWay(false);
        }}
      />
      {lacksWay && <p className={styles.problem}>{own.noWay}</p>}
      <div className={styles.buttons}>
        <Button size="toolbar" onClick={() => setLacksWay(!onGo(target))}>
          {own.go}
        </Button>
      </div>
    </Part>
  );
}
