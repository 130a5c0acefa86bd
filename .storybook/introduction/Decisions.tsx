import { Markdown } from '@storybook/addon-docs/blocks';
import { decisions } from '../docs/decisions.ts';
import { Bilingual } from './language.tsx';

/** The frame's address names the decision that a link leads to. */
const asked = () => (typeof window === 'undefined' ? '' : window.parent.location.hash.slice(1));

/** Why things are as they are: each decision with its text, opened where a link names it. */
export function Decisions() {
  const open = asked();
  return (
    <>
      <Bilingual
        en={
          <>
            <h1>Decisions</h1>
            <p>
              Choices that cost something: what was decided, what else was considered, what it costs. Press
              one to read it.
            </p>
          </>
        }
        zh={
          <>
            <h1>设计决策</h1>
            <p>有取舍的选择：决定了什么、还考虑过什么、代价是什么。点按标题阅读（英文原文）。</p>
          </>
        }
      />
      {decisions.map(({ number, title, text }) => (
        <details id={`decision-${number}`} key={number} open={open === `decision-${number}`}>
          <summary>
            {number} {title}
          </summary>
          <Markdown>{text}</Markdown>
        </details>
      ))}
    </>
  );
}
