import Link from 'next/link';
import type { ComponentProps } from 'react';
import { isOwnPage } from '../../content/own-pages.ts';

/** A link: by the router where the page is one of this app. */
export function Anchor({ href, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  return isOwnPage(href) ? (
    <Link href={href} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}
