import { Checksum } from '../../../components/Checksum/index.ts';
import { FactLine } from '../../../components/FactLine/index.ts';
import { FileSize } from '../../../components/FileSize/index.ts';
import { Link } from '../../../components/Link/index.ts';
import * as styles from './NoticeBoard.css.ts';
import type { NoticeBoardTranslations, NoticeDetails } from './NoticeBoard.tsx';

type NoticeMoreProps = { details: NoticeDetails; translations: NoticeBoardTranslations };

/** What a notice says further: what is to be done, whom it concerns to the letter, and its document. */
export function NoticeMore({ details, translations }: NoticeMoreProps) {
  const { summary, affected, todo, file } = details;
  return (
    <div className={styles.more}>
      <p className={styles.text}>{summary}</p>
      <p className={styles.quiet}>{affected}</p>
      <ol className={styles.steps}>
        {todo.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Link variant="arrow" className={styles.go} href={todo.go.href}>
        {todo.go.label}
      </Link>
      {file && (
        <div className={styles.file}>
          {file.actions}
          <FactLine>
            <span>{file.pages}</span>
            <FileSize bytes={file.size} />
            <span>{translations.sum}</span>
          </FactLine>
          <Checksum sum={file.sha256} translations={translations} wide />
        </div>
      )}
    </div>
  );
}
