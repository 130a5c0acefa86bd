import { type Preferences, preferred } from './preferences.ts';

/** The conditions as their authors wrote them, of the rules that are rewritten. */
const written = new Map<CSSMediaRule, string>();
const ownMatchMedia = window.matchMedia.bind(window);
const asTheSystem: Preferences = { motion: 'system', colours: 'system' };
let applied = asTheSystem;

function rewriteRules(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && preferred(rule.conditionText, applied) !== rule.conditionText) {
      written.set(rule, rule.media.mediaText);
      rule.media.mediaText = preferred(rule.media.mediaText, applied);
    }
    if (rule instanceof CSSGroupingRule) rewriteRules(rule.cssRules);
  }
}

function rewriteSheets() {
  for (const sheet of document.styleSheets) rewriteRules(sheet.cssRules);
}

// Stories that load later bring style sheets of their own.
const watch = new MutationObserver(rewriteSheets);

/**
 * Lets styles and scripts of this page see the preferences that the toolbar says: the conditions of the
 * style sheets are rewritten, for a page cannot set a preference itself. To be called before the
 * story renders, so that its scripts never see the other ones; calling it again changes nothing.
 */
export function applyPreferences(preferences: Preferences): void {
  if (preferences.motion === applied.motion && preferences.colours === applied.colours) return;
  watch.disconnect();
  for (const [rule, media] of written) rule.media.mediaText = media;
  written.clear();
  applied = preferences;
  if (preferences.motion === 'system' && preferences.colours === 'system') {
    window.matchMedia = ownMatchMedia;
    return;
  }
  rewriteSheets();
  watch.observe(document.head, { childList: true, subtree: true, characterData: true });
  window.matchMedia = (query) => ownMatchMedia(preferred(query, preferences));
}
