/** The toolbar's motion: as the system says, or reduced whatever it says. */
export type Motion = 'system' | 'reduced';

/** The toolbar's motion, of a story's `globals`. */
export function motionOf(globals: Record<string, unknown>): Motion {
  return globals['motion'] === 'reduced' ? 'reduced' : 'system';
}

/** A condition as it stands for a visitor who prefers reduced motion: `(min-width: 0)` holds always, a negative width never. */
const reduced = (query: string) =>
  query
    .replaceAll(/\(prefers-reduced-motion(: reduce)?\)/g, '(min-width: 0px)')
    .replaceAll('(prefers-reduced-motion: no-preference)', '(max-width: -1px)');

/** The conditions as their authors wrote them, of the rules that are rewritten. */
const written = new Map<CSSMediaRule, string>();
const ownMatchMedia = window.matchMedia.bind(window);
let applied: Motion = 'system';

function reduceRules(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.conditionText.includes('prefers-reduced-motion')) {
      written.set(rule, rule.media.mediaText);
      rule.media.mediaText = reduced(rule.media.mediaText);
    }
    if (rule instanceof CSSGroupingRule) reduceRules(rule.cssRules);
  }
}

function reduceSheets() {
  for (const sheet of document.styleSheets) reduceRules(sheet.cssRules);
}

// Stories that load later bring style sheets of their own.
const watch = new MutationObserver(reduceSheets);

/**
 * Lets styles and scripts of this page see the motion that the toolbar says: the conditions of the
 * style sheets are rewritten, for a page cannot set the preference itself. To be called before the
 * story renders, so that its scripts never see the other one; calling it again changes nothing.
 */
export function applyMotion(motion: Motion): void {
  if (motion === applied) return;
  applied = motion;
  if (motion === 'reduced') {
    reduceSheets();
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    window.matchMedia = (query) => ownMatchMedia(reduced(query));
    return;
  }
  watch.disconnect();
  window.matchMedia = ownMatchMedia;
  for (const [rule, media] of written) rule.media.mediaText = media;
  written.clear();
}
