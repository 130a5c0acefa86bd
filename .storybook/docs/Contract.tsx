import type { ComponentFacts } from '../facts/component-facts.ts';
import type { Guide } from './guide.ts';

const answered: Record<ComponentFacts['answers'][number], string> = {
  'forced colours': 'It has rules of its own for forced colours; see them by “Colours” in the toolbar.',
  'reduced motion': 'With reduced motion it does not move by itself; see it by “Motion” in the toolbar.',
  print: 'It has a form of its own on paper.',
};

type Keyboard = readonly (readonly [keys: string, act: string])[];

/** Which keys work a component. */
export function KeyboardTable({ keyboard }: { keyboard: Keyboard | undefined }) {
  if (!keyboard) return <p>It takes no focus of its own, so no key works it.</p>;
  return (
    <table>
      <thead>
        <tr>
          <th>Key</th>
          <th>What it does</th>
        </tr>
      </thead>
      <tbody>
        {keyboard.map(([keys, act]) => (
          <tr key={keys}>
            <td>
              <kbd>{keys}</kbd>
            </td>
            <td>{act}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What assistive technology and visitors with preferences may rely on. */
export function Contract({ facts, contract = [] }: { facts: ComponentFacts; contract: Guide['contract'] }) {
  return (
    <ul>
      {contract.map((line) => (
        <li key={line}>{line}</li>
      ))}
      {facts.tokens.includes('control.toolbar') && (
        <li>What is pressed is at least 44 × 44 px (control.toolbar).</li>
      )}
      {facts.answers.map((answer) => (
        <li key={answer}>{answered[answer]}</li>
      ))}
      <li>
        Every story is tested with axe on all three grounds and in both languages, and works without script
        where it can.
      </li>
    </ul>
  );
}
