import { Button } from '@payload/ui/Button';
import { CodeBlock } from '@payload/ui/CodeBlock';
import { Disclosure } from '@payload/ui/Disclosure';
import { DownloadIcon } from '@payload/ui/icons';
import { Select } from '@payload/ui/Select';
import { useState } from 'react';
import { testOf } from './exported-test.ts';
import * as styles from './FlowBench.css.ts';
import type { FlowRun, RunState } from './flow-run.ts';
import { NoScenario } from './no-scenario.ts';
import { Part } from './Part.tsx';
import { saveText } from './save-text.ts';
import { pathsOf, placesIn } from './state-paths.ts';
import type { BenchTexts } from './texts.ts';

interface ExportPartProps {
  readonly run: FlowRun;
  readonly state: RunState;
  readonly settings: unknown;
  readonly texts: BenchTexts;
}

/** Stands for the states the machine is in. */
const asItIs = '';

/** What was done so far as a test, and where the machine has scenarios as one, each a file that runs unchanged. */
export function ExportPart({ run, state, settings, texts }: ExportPartProps) {
  const own = texts.exports;
  const [expected, setExpected] = useState(asItIs);
  const { machine, setup } = run;
  const { acts, changedAt, snapshot } = state;
  const test = () =>
    testOf(
      machine.id,
      { settings, acts, until: changedAt },
      expected === asItIs ? { all: pathsOf(snapshot.value) } : { one: expected },
    );
  const { scenario } = setup;
  return (
    <Part title={own.title}>
      <Select
        label={own.expected}
        help={own.expectedHelp}
        value={expected}
        options={[
          { value: asItIs, label: own.asItIs },
          ...placesIn(machine).map((path) => ({ value: path, label: path })),
        ]}
        onValueChange={setExpected}
      />
      <Exported
        title={own.test}
        note={own.testNote}
        fileName={`${machine.id}.test.ts`}
        text={test}
        texts={texts}
      />
      {scenario && (
        <Exported
          title={own.scenario}
          note={own.scenarioNote}
          fileName={`${machine.id}.yaml`}
          text={() => scenario(run.recorded())}
          texts={texts}
        />
      )}
    </Part>
  );
}

interface ExportedProps {
  readonly title: string;
  readonly note: string;
  readonly fileName: string;
  /** Made while it is looked at. */
  readonly text: () => string;
  readonly texts: BenchTexts;
}

function Exported({ title, note, fileName, text, texts }: ExportedProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure summary={title} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      {isOpen && <OpenExport {...{ title, note, fileName, texts }} made={madeBy(text)} />}
    </Disclosure>
  );
}

/** The text, or what a scenario has no word for. */
type Made = { readonly text: string } | { readonly act: string };

function madeBy(text: () => string): Made {
  try {
    return { text: text() };
  } catch (error) {
    if (error instanceof NoScenario) return { act: error.act };
    throw error;
  }
}

type OpenExportProps = Omit<ExportedProps, 'text'> & { readonly made: Made };

function OpenExport({ title, note, fileName, made, texts }: OpenExportProps) {
  if ('act' in made) return <p className={styles.problem}>{texts.exports.noWord(made.act)}</p>;
  return (
    <div className={styles.part}>
      <p className={styles.quiet}>{note}</p>
      <CodeBlock label={title} title={fileName} translations={texts.code}>
        {made.text}
      </CodeBlock>
      <div className={styles.buttons}>
        <Button
          size="toolbar"
          start={<DownloadIcon size={20} />}
          onClick={() => saveText(fileName, made.text)}
        >
          {texts.exports.save(fileName)}
        </Button>
      </div>
    </div>
  );
}
