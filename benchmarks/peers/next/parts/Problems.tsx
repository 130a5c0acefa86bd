import type { Product } from '../../content/types.ts';
import { Anchor } from './Anchor.tsx';

export function Problems({ problems }: { problems: NonNullable<Product['problems']> }) {
  const { title, lead, all, words, items } = problems;
  return (
    <section className="wide section">
      <div className="heading">
        <h2>{title}</h2>
        <p className="quiet">{lead}</p>
        <Anchor href={all.href}>{all.label}</Anchor>
      </div>
      <div className="answers">
        {items.map(({ question, symptom, cause, steps, note, report, checked }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{symptom}</p>
            <p>
              <b>{words.cause}</b>
              {cause}
            </p>
            <h3>{words.steps}</h3>
            <ol>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            {note && (
              <p>
                <b>{words.note}</b>
                {note}
              </p>
            )}
            <Anchor href={report}>{words.report}</Anchor>
            <p className="quiet">{checked}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
