import { Button, createElement, createRoot, Figure, HookIcon, useState } from './payload-ui.js';

function Page() {
  const [count, setCount] = useState(0);
  return createElement(
    'div',
    null,
    createElement('h1', null, 'T90'),
    createElement(Figure, { value: 13000, unit: 'lm' }),
    createElement(HookIcon, { title: 'Hook' }),
    createElement(
      Button,
      { variant: 'signal', onClick: () => setCount(count + 1) },
      `Pressed ${count} times`,
    ),
  );
}

createRoot(document.getElementById('root')).render(createElement(Page));
