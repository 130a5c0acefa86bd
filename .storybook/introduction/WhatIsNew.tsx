import facts from 'virtual:component-facts';
import { Markdown } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import changelog from '../../packages/ui/CHANGELOG.md?raw';
import { ComponentLink } from '../docs/DocLink.tsx';
import { Bilingual } from './language.tsx';

/** The changelog's versions, the newest first, each with its lines. */
const versions = changelog
  .split(/^## /m)
  .slice(1)
  .map((part) => {
    const [version = '', ...lines] = part.split('\n');
    return { version: version.trim(), text: lines.join('\n').trim() };
  });

function Arrivals({ version }: { version: string }) {
  const came = Object.values(facts).filter(({ since }) => since === version);
  if (came.length === 0) return null;
  return (
    <details>
      <summary>
        <Bilingual en={`${came.length} components came`} zh={`新增 ${came.length} 个组件`} />
      </summary>
      <p>
        {came.map(({ name }, index) => (
          <Fragment key={name}>
            {index > 0 && ', '}
            <ComponentLink name={name} />
          </Fragment>
        ))}
      </p>
    </details>
  );
}

/** What each version brought and how to move to it, from the library's changelog. */
export function WhatIsNew() {
  return (
    <>
      <Bilingual
        en={
          <>
            <h1>What is new</h1>
            <p>The changelog of the package, the newest version first, with how to move.</p>
          </>
        }
        zh={
          <>
            <h1>更新内容</h1>
            <p>软件包的更新日志（英文原文），新版本在前，并注明如何迁移。</p>
          </>
        }
      />
      {versions.map(({ version, text }) => (
        <section key={version}>
          <h2 id={`version-${version}`}>{version}</h2>
          <Markdown>{text}</Markdown>
          <Arrivals version={version} />
        </section>
      ))}
    </>
  );
}
