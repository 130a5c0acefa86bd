import { type ReactNode, useEffect, useState } from 'react';
import * as styles from './FlowBench.css.ts';
import type { Bench } from './samples.ts';
import { readSession, type Session } from './session.ts';
import { fromCode } from './session-code.ts';
import type { BenchTexts } from './texts.ts';

interface StorySessionProps<Settings> {
  readonly bench: Bench<Settings>;
  /** The session of the address; empty where it holds none. */
  readonly code: string;
  /** What is begun with otherwise. */
  readonly settings: NoInfer<Settings>;
  readonly texts: BenchTexts;
  readonly children: (first: Session<Settings>) => ReactNode;
}

/** Shows a bench once the session of the address is read. */
export function StorySession<Settings>({
  bench,
  code,
  settings,
  texts,
  children,
}: StorySessionProps<Settings>) {
  const [read, setRead] = useState<{ readonly session: Session<Settings> | null } | null>(null);
  useEffect(() => {
    let isNewest = true;
    const load = async () => {
      const session = readSession(await fromCode(code), bench.readSettings);
      if (isNewest) setRead({ session });
    };
    if (code !== '') void load();
    return () => {
      isNewest = false;
    };
  }, [bench, code]);
  if (code === '') return children({ settings, acts: [], until: 0 });
  if (read === null) return null;
  if (read.session !== null) return children(read.session);
  return (
    <>
      <p className={styles.problem}>{texts.session.unreadable}</p>
      {children({ settings, acts: [], until: 0 })}
    </>
  );
}
