'use client';

import { useState } from 'react';
import type { Series } from '../../content/types.ts';
import { Anchor } from './Anchor.tsx';
import { Picture } from './Picture.tsx';

type Props = Pick<Series, 'filter' | 'sort' | 'count' | 'compare' | 'products'>;
type Key = Props['sort']['items'][number]['key'];

function sorted(products: Props['products'], key: Key): Props['products'] {
  if (key === 'most') return products.toSorted((a, b) => (b.most ?? -1) - (a.most ?? -1));
  if (key === 'weight') return products.toSorted((a, b) => (a.weight ?? 1e9) - (b.weight ?? 1e9));
  return products;
}

/** The models, narrowed to an aircraft, in an order, and ticked for comparison. */
export function SeriesList({ filter, sort, count, compare, products }: Props) {
  const [aircraft, setAircraft] = useState('all');
  const [order, setOrder] = useState<string>(sort.items[0]?.key ?? 'listed');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const key = sort.items.find((item) => item.key === order)?.key ?? 'listed';
  const shown = sorted(products, key).filter((one) => aircraft === 'all' || one.aircraft.includes(aircraft));
  const toggle = (code: string) => {
    const next = new Set(chosen);
    if (!next.delete(code)) next.add(code);
    setChosen(next);
  };
  return (
    <>
      <fieldset className="row">
        <legend>{filter.label}</legend>
        {[{ key: 'all', count: products.length }, ...filter.items].map((item) => (
          <label key={item.key} className="button">
            <input
              type="radio"
              name="aircraft"
              checked={aircraft === item.key}
              onChange={() => setAircraft(item.key)}
            />{' '}
            {item.key === 'all' ? filter.all : item.key} {item.count}
          </label>
        ))}
      </fieldset>
      <label className="row">
        {sort.label}
        <select value={order} onChange={(event) => setOrder(event.target.value)}>
          {sort.items.map((item) => (
            <option key={item.key} value={item.key}>
              {item.label}
            </option>
          ))}
        </select>
      </label>
      <p aria-live="polite">{count.replace('{{count}}', String(shown.length))}</p>
      <ul className="grid">
        {shown.map(({ label, href, line, figures, aircraft: fits, picture }) => (
          <li key={href}>
            <Picture picture={picture} sizes="(max-width: 768px) 200px, 300px" />
            <h2 className="code">
              <Anchor href={href}>{label}</Anchor>
            </h2>
            <label>
              <input type="checkbox" checked={chosen.has(label)} onChange={() => toggle(label)} /> {compare}
            </label>
            <p>{line}</p>
            <dl className="trio">
              {figures.map((figure) => (
                <div key={figure.label}>
                  <dt className="quiet">{figure.label}</dt>
                  <dd>{figure.figure}</dd>
                </div>
              ))}
            </dl>
            <p className="quiet">{fits.join(' ')}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
