import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FactList } from './FactList.tsx';

it('lists facts that say something, zero among them', () => {
  const items = [
    { key: 'none', name: 'None', text: null },
    { key: 'empty', name: 'Empty', text: '' },
    { key: 'zero', name: 'Zero', text: 0 },
    { key: 'words', name: 'Words', text: 'Said' },
  ];
  const markup = renderToStaticMarkup(<FactList items={items} />);
  expect([...markup.matchAll(/<dt[^>]*>(.*?)<\/dt>/g)].map(([, name]) => name)).toEqual(['Zero', 'Words']);
});
