import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { leftPictures } from './left-pictures.ts';

const story = (meta: object) => ({ fullName: '', status: 'passed', failureMessages: [], meta });

it('names the pictures of stories that have gone or were passed over', () => {
  const folder = mkdtempSync(join(tmpdir(), 'left-pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const report = join(folder, 'stories.json');
  const assertionResults = [
    story({ storyId: 'components-badge--default', picture: 'components-badge--default' }),
    story({ storyId: 'components-clock--running', picture: null }),
    story({ storyId: 'components-field--default' }),
  ];
  writeFileSync(report, JSON.stringify({ testResults: [{ name: '', message: '', assertionResults }] }));
  for (const name of ['components-badge-default', 'components-field-default', 'components-gone-default'])
    writeFileSync(join(folder, `${name}.png`), '');
  expect(leftPictures(report, folder).toSorted()).toEqual([
    'components-field-default',
    'components-gone-default',
  ]);
});
