import { expect, it } from 'vitest';
import {
  pageStateLink,
  pageStateScript,
  stateAddressOf,
  withoutState,
  withState,
} from './page-state-markup.ts';

const bare = '<head><template><link rel="modulepreload" href="/assets/a-2.js"></template></head>';
const address = '/assets/state-4.json';
const apart = bare.replace('</template>', `${pageStateLink(address)}</template>`);

it('finds the file with the data of a document', () => {
  expect(stateAddressOf(apart)).toBe(address);
  expect(stateAddressOf(bare)).toBeUndefined();
  expect(withoutState(apart)).toBe(bare);
});

it('puts the data into the document, as it is', () => {
  const json = '{"0":{"name":"T90 $& \\u003cb>"}}';
  const whole = withState(apart, json);
  expect(stateAddressOf(whole)).toBeUndefined();
  expect(whole).toBe(bare.replace('</template>', () => `${pageStateScript(json)}</template>`));
});
