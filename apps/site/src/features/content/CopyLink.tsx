import { Link } from '@payload/ui/Link';
import { useState } from 'react';

/** A link to a place of this page, which also goes to the clipboard. Without script it is a plain link. */
export function CopyLink({
  anchor,
  label,
  copied,
  notCopied,
  className,
}: {
  /** Id of the place. */
  anchor: string;
  label: string;
  copied: string;
  notCopied: string;
  className?: string;
}) {
  const [state, setState] = useState<'resting' | 'copied' | 'refused'>('resting');

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(`#${anchor}`, location.href).href);
      setState('copied');
    } catch {
      // The browser follows the link, so the address bar holds it.
      setState('refused');
    }
  };

  return (
    <>
      <Link
        className={className}
        href={`#${anchor}`}
        onClick={() => void copy()}
        onBlur={() => setState('resting')}
      >
        {label}
      </Link>
      <output>{state === 'resting' ? null : state === 'copied' ? copied : notCopied}</output>
    </>
  );
}
