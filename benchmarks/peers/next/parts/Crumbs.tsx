import { Anchor } from './Anchor.tsx';

export function Crumbs({ items }: { items: { label: string; href?: string }[] }) {
  return (
    <nav className="crumbs" aria-label="Breadcrumb">
      <ol>
        {items.map(({ label, href }) => (
          <li key={label}>{href ? <Anchor href={href}>{label}</Anchor> : label}</li>
        ))}
      </ol>
    </nav>
  );
}
