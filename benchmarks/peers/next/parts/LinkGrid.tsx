import type { Link } from '../../content/types.ts';
import { Anchor } from './Anchor.tsx';

/** Links that say what they lead to. */
export function LinkGrid({ items }: { items: (Link & { detail: string })[] }) {
  return (
    <ul className="grid">
      {items.map(({ label, href, detail }) => (
        <li key={href}>
          <Anchor className="cover" href={href}>
            {label}
          </Anchor>
          <p className="quiet">{detail}</p>
        </li>
      ))}
    </ul>
  );
}
