import tokens from '@payload/ui/tokens.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { grounds } from './theme-color.ts';

it('colours the bars of the browser as the design tokens colour the ground', () => {
  const { night, paper, darkPaper } = tokens.ground;
  expect(grounds).toEqual({
    night: night.color.ground.$value.hex,
    paper: paper.color.ground.$value.hex,
    darkPaper: darkPaper.color.ground.$value.hex,
  });
});
