import { Button } from '@payload/ui/Button';
import { CodeBlock } from '@payload/ui/CodeBlock';
import { Disclosure } from '@payload/ui/Disclosure';
import { FileButton } from '@payload/ui/FileButton';
import { ArrowLeftIcon, DownloadIcon } from '@payload/ui/icons';
import { Link } from '@payload/ui/Link';
import { useEffect, useState } from 'react';
import * as styles from './FlowBench.css.ts';
import { Part } from './Part.tsx';
import { commandText, type NotPossible } from './perform.ts';
import { saveText } from './save-text.ts';
import { readSession, type Session } from './session.ts';
import { codeOf, longestCode } from './session-code.ts';
import type { BenchTexts } from './texts.ts';

interface SessionPartProps<Settings> {
  readonly session: Session<Settings>;
  /** What could not be done again of the session that was replayed. */
  readonly problem: NotPossible | null;
  readonly texts: BenchTexts;
  readonly addressOf: (code: string) => string;
  readonly readSettings: (value: unknown) => Settings | null;
  readonly onOpen: (session: Session<Settings>) => void;
}

/** What was done so far: a step back, a link and a file that replay it. */
export function SessionPart<Settings>({
  session,
  problem,
  texts,
  addressOf,
  readSettings,
  onOpen,
}: SessionPartProps<Settings>) {
  const { acts } = session;
  const last = acts.at(-1);
  const own = texts.session;
  const [isUnreadable, setIsUnreadable] = useState(false);
  const code = useCode(session);
  const open = async (file: File) => {
    const read = readSession(parsed(await file.text()), readSettings);
    setIsUnreadable(read === null);
    if (read !== null) onOpen(read);
  };
  return (
    <Part title={own.title}>
      {acts.length === 0 ? (
        <p className={styles.quiet}>{own.none}</p>
      ) : (
        <Disclosure summary={own.count(acts.length)}>
          <ol className={styles.acts}>
            {acts.map((act, index) => (
              <li key={index}>{commandText(act)}</li>
            ))}
          </ol>
        </Disclosure>
      )}
      {problem && <p className={styles.problem}>{own.notPossible(commandText(problem.act))}</p>}
      {isUnreadable && <p className={styles.problem}>{own.unreadable}</p>}
      <div className={styles.buttons}>
        {last && (
          <Button
            size="toolbar"
            start={<ArrowLeftIcon size={20} />}
            onClick={() => onOpen({ ...session, acts: acts.slice(0, -1), until: last.at })}
          >
            {own.stepBack}
          </Button>
        )}
        <Button
          size="toolbar"
          start={<DownloadIcon size={20} />}
          onClick={() => saveText('session.json', JSON.stringify(session, null, 2))}
        >
          {own.save}
        </Button>
        <FileButton accept=".json" onChoose={(file) => void open(file)}>
          {own.open}
        </FileButton>
      </div>
      {code.length > longestCode ? (
        <p className={styles.quiet}>{own.tooLong}</p>
      ) : (
        <>
          <Link href={addressOf(code)}>{own.link}</Link>
          <Disclosure summary={own.address}>
            <CodeBlock
              label={own.address}
              title={own.length(addressOf(code).length)}
              translations={texts.code}
            >
              {addressOf(code)}
            </CodeBlock>
          </Disclosure>
        </>
      )}
    </Part>
  );
}

/** The code of a session, as soon as it is made. */
function useCode<Settings>({ settings, acts, until }: Session<Settings>): string {
  const [code, setCode] = useState('');
  useEffect(() => {
    let isNewest = true;
    const make = async () => {
      const made = await codeOf({ settings, acts, until });
      if (isNewest) setCode(made);
    };
    void make();
    return () => {
      isNewest = false;
    };
  }, [settings, acts, until]);
  return code;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
