'use client';

import { type ReactNode, useRef } from 'react';

/** A strip that snaps, moved on by a finger or by two buttons. */
export function Slides({
  previous,
  next,
  children,
}: {
  previous: string;
  next: string;
  children: ReactNode;
}) {
  const list = useRef<HTMLUListElement>(null);
  const move = (way: number) =>
    list.current?.scrollBy({ left: way * list.current.clientWidth * 0.85, behavior: 'smooth' });
  return (
    <div>
      <ul ref={list} className="slides">
        {children}
      </ul>
      <div className="row">
        <button type="button" className="button" onClick={() => move(-1)}>
          {previous}
        </button>
        <button type="button" className="button" onClick={() => move(1)}>
          {next}
        </button>
      </div>
    </div>
  );
}
