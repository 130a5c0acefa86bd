// Writes tokens.json, the design tokens for design tools: node packages/ui/scripts/tokens.ts
import { writeFileSync } from 'node:fs';
import { dtcgText } from '../src/theme/dtcg.ts';

writeFileSync(new URL('../tokens.json', import.meta.url), dtcgText());
