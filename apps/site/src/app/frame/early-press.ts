declare global {
  interface Window {
    earlyPress?: HTMLElement | null;
  }
}

/**
 * What a prerendered page runs at once, as text: it keeps the last press on a button that only a script answers or of the
 * keys of the search, and gives a link to the other language the query that the prerenderer could not know. Other links, `summary`, what sends a form and
 * what opens a popover answer for themselves; whoever presses those has left the button. The server allows it by its hash
 * (`script-src` in `apps/server/src/web/headers.ts`), which the test compares with the script.
 */
export const earlyPressScript =
  'onclick=({target})=>{const b=target.closest("button"),a=target.closest("a[lang]");window.earlyPress=b&&b.type==="button"&&!b.popoverTargetElement?b:null;if(a)a.search=location.search};onkeydown=e=>{if((e.ctrlKey||e.metaKey)&&!e.altKey&&!e.shiftKey&&e.key.toLowerCase()=="k"){e.preventDefault();window.earlyPress=document.querySelector("[aria-keyshortcuts]")}}';

/** Presses once more, for the page that runs now, what was pressed before it did. */
export function replayEarlyPress(): void {
  // oxlint-disable unicorn/prefer-add-event-listener -- a property can be taken away without a function's name
  window.onclick = null;
  window.onkeydown = null;
  // oxlint-enable unicorn/prefer-add-event-listener
  const pressed = window.earlyPress;
  delete window.earlyPress;
  pressed?.click();
}
