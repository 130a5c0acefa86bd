import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { pagePolicy } from './headers.ts';

/** Scripts by their type that are data: a browser runs nothing in them, so no policy is asked. */
const dataBlocks = new Set(['application/json', 'application/ld+json']);

/**
 * The policy of a document, which allows the styles and scripts that stand in this very document by their hashes, and no
 * others. Only for what the build has written: whatever stands in it is allowed.
 */
export function documentPolicy(html: string): string {
  const styles = new Set<string>();
  const scripts = new Set<string>();
  // As a browser without scripts reads it, in which what `noscript` holds is elements too.
  for (const element of elementsIn(parse(html, { scriptingEnabled: false }))) {
    if (element.tagName === 'style') styles.add(hashOf(textOf(element)));
    else if (element.tagName === 'script' && isInlineScript(element)) scripts.add(hashOf(textOf(element)));
  }
  return pagePolicy({ styles: [...styles], scripts: [...scripts] });
}

function* elementsIn({
  childNodes,
}: DefaultTreeAdapterTypes.ParentNode): Generator<DefaultTreeAdapterTypes.Element> {
  for (const child of childNodes) {
    if (!('tagName' in child)) continue;
    yield child;
    yield* elementsIn(child);
    if ('content' in child) yield* elementsIn(child.content);
  }
}

function isInlineScript({ attrs }: DefaultTreeAdapterTypes.Element): boolean {
  const type = attrs.find(({ name }) => name === 'type')?.value ?? '';
  return !attrs.some(({ name }) => name === 'src') && !dataBlocks.has(type.trim().toLowerCase());
}

function textOf({ childNodes }: DefaultTreeAdapterTypes.Element): string {
  return childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

/** As the policy names it (Content Security Policy Level 3, section 2.3.1). */
function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
