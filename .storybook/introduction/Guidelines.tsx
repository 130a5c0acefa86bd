import type { ReactNode } from 'react';
import { Bilingual } from './language.tsx';
import { rules } from './rules.tsx';

function Section({ id, title, text }: { id: string; title: string; text: ReactNode }) {
  return (
    <section>
      <h2 id={id}>{title}</h2>
      {text}
    </section>
  );
}

/** The rules of the house, in the toolbar's language. */
export function Guidelines() {
  return (
    <>
      <Bilingual en={<h1>Guidelines</h1>} zh={<h1>通用规则</h1>} />
      {rules.map(({ id, en, zh }) => (
        <Bilingual en={<Section id={id} {...en} />} key={id} zh={<Section id={id} {...zh} />} />
      ))}
    </>
  );
}
