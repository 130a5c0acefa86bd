import dark from '@payload/ui/tokens/figma/theme/dark.tokens.json' with { type: 'json' };
import night from '@payload/ui/tokens/figma/theme/night.tokens.json' with { type: 'json' };
import paper from '@payload/ui/tokens/figma/theme/paper.tokens.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { grounds } from './theme-color.ts';

it('colours the bars of the browser as the design tokens colour the ground', () => {
  expect(grounds).toEqual({
    night: night.color.ground.$value.hex,
    paper: paper.color.ground.$value.hex,
    darkPaper: dark.color.ground.$value.hex,
  });
});
