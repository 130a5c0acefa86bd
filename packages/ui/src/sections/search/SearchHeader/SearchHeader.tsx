import { type ComponentPropsWithRef, type ReactNode } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { LiveStatus } from '../../../components/LiveStatus/index.ts';
import { SectionHeading } from '../../../components/SectionHeading/index.ts';
import { Text } from '../../../components/Text/index.ts';
import { TextField } from '../../../components/TextField/index.ts';
import { SearchIcon } from '../../../icons/index.ts';
import { cx } from '../../../theme/cx.ts';
import * as styles from './SearchHeader.css.ts';

export type SearchHeaderProps = Omit<ComponentPropsWithRef<'header'>, 'title' | 'children'> & {
  /** The heading. */
  title: ReactNode;
  /** One or two sentences under the title. */
  lead: ReactNode;
  /** Where the form goes before the page's script runs; the query is sent as `q`. */
  action: string;
  /** What is in the field. */
  query: string;
  /** Called with what has been typed. */
  onQueryChange: (query: string) => void;
  /** The field has the focus: what is searched in will be wanted. */
  onFieldFocus?: (() => void) | undefined;
  /** How many were found, or how far the search is; empty while nothing is asked. */
  announcement: ReactNode;
  /** Why nothing will be found where no script runs. */
  withoutScript: ReactNode;
  /** Its words, in the language of the page. */
  translations: {
    /** Name of the field: "Search this site". */
    field: string;
    /** Words of the button, where no script runs: "Search". */
    submit: string;
  };
};

/** The start of a search page: its title, the field, and how many were found. */
export function SearchHeader({
  title,
  lead,
  action,
  query,
  onQueryChange,
  onFieldFocus,
  announcement,
  withoutScript,
  translations,
  className,
  ...rest
}: SearchHeaderProps) {
  return (
    <header className={cx(styles.root, className)} {...rest}>
      <SectionHeading level={1} size="l" title={title} lead={lead} />
      <form
        className={styles.form}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- not every browser knows the tag
        role="search"
        action={action}
        // What is typed is searched for at once.
        onSubmit={(event) => event.preventDefault()}
      >
        <TextField
          label={translations.field}
          type="search"
          name="q"
          autoComplete="off"
          enterKeyHint="search"
          start={<SearchIcon size={20} />}
          value={query}
          onValueChange={onQueryChange}
          onFocus={onFieldFocus}
        />
        <Button className={styles.submit} type="submit">
          {translations.submit}
        </Button>
      </form>
      <LiveStatus size="sm" tone="quiet" className={styles.announcement}>
        {announcement}
      </LiveStatus>
      <noscript>
        <Text className={styles.withoutScript}>{withoutScript}</Text>
      </noscript>
    </header>
  );
}
