'use client';

import { type ReactNode, useState } from 'react';

/** The menu, which a phone opens by a button. */
export function MenuToggle({
  label,
  open,
  close,
  children,
}: {
  label: string;
  open: string;
  close: string;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <nav className="menu night" aria-label={label} data-open={isOpen}>
        {children}
      </nav>
      <button type="button" className="toggle button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? close : open}
      </button>
    </>
  );
}
