import { describe, expect, it } from 'vitest';
import { highlight } from './highlight.ts';
import { DocumentError, parseDocument } from './parse-document.ts';

const facts = `---
title: Sample
description: What it says.
product: T40S
version: "1.0"
updated: 2025-03-04
sample: true
---
`;
const blocksOf = (text: string) => parseDocument(`${facts}\n${text}`).blocks;

describe('a document', () => {
  it('has its facts, and parts by their names', () => {
    expect(parseDocument(`${facts}\n## Error codes {#errors}\n`)).toEqual({
      title: 'Sample',
      description: 'What it says.',
      product: 'T40S',
      version: '1.0',
      updated: '2025-03-04',
      sample: true,
      blocks: [['h2', 'errors', 'Error codes']],
    });
  });

  it('keeps code, links and emphasis within lines', () => {
    expect(blocksOf('Send `a_b` to the **dock**, as [listed](#topics).')).toEqual([
      [
        'p',
        'Send ',
        ['code', 'a_b'],
        ' to the ',
        ['strong', 'dock'],
        ', as ',
        ['a', '#topics', 'listed'],
        '.',
      ],
    ]);
  });

  it('has lists, tables, callouts and fences', () => {
    expect(blocksOf('1. One\n2. Two')).toEqual([['ol', ['One'], ['Two']]]);
    expect(blocksOf('| A | B |\n| - | - |\n| 1 | `x` |')).toEqual([
      ['table', [['A'], ['B']], [['1'], [['code', 'x']]]],
    ]);
    expect(blocksOf('> [!WARNING]\n> Title\n>\n> Text')).toEqual([['warning', ['Title'], ['p', 'Text']]]);
    expect(blocksOf('```json label="Reply" title="a/b"\n{}\n```')).toEqual([['pre', 'Reply', 'a/b', '{}']]);
  });

  it.each([
    ['# Title {#title}', 'title is a fact'],
    ['## Without an anchor', 'ends with its anchor'],
    ['```json\n{}\n```', 'its label'],
    ['> A quotation', 'begins with [!NOTE]'],
    ['<b>bold</b>', '"html"'],
    ['![picture](a.png)', '"image"'],
    ['- one\n\n  two', 'one paragraph'],
    ['| A | B |\n| - | - |\n| 1 |', 'as many cells'],
    ['---', '"thematicBreak"'],
  ])('refuses %j, naming the line', (text, problem) => {
    expect(() => blocksOf(text)).toThrow(DocumentError);
    expect(() => blocksOf(text)).toThrow(problem);
    expect(() => blocksOf(text)).toThrow(/^Line \d+: /);
  });

  it('refuses facts that are missing or no facts', () => {
    expect(() => parseDocument('## Overview {#overview}')).toThrow(DocumentError);
    expect(() => parseDocument(facts.replace('2025-03-04', 'soon'))).toThrow('updated');
    expect(() => parseDocument(facts.replace('"1.0"', ''))).toThrow('version');
  });
});

describe('highlighted code', () => {
  it('tells keys from strings, and keeps every character', () => {
    expect(highlight('json', '{"a": "b", "n": 1, "t": true}')).toEqual([
      '{',
      ['key', '"a"'],
      ': ',
      ['string', '"b"'],
      ', ',
      ['key', '"n"'],
      ': ',
      ['number', '1'],
      ', ',
      ['key', '"t"'],
      ': ',
      ['keyword', 'true'],
      '}',
    ]);
  });

  it('takes what is filled into a string for code again', () => {
    expect(highlight('js', '`a/${b}` // c')).toEqual([
      ['string', '`a/'],
      '${b}',
      ['string', '`'],
      ' ',
      ['comment', '// c'],
    ]);
  });

  it('refuses a language it does not know', () => {
    expect(() => highlight('unknown', 'x')).toThrow('unknown');
  });
});
