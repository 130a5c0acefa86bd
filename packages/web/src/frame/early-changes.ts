let isDone = false;

/**
 * Tells the page what was ticked or selected in it before it ran, once: React hydrates what a control shows and tells nobody.
 * To be called when the controls of the first page are hydrated. What was typed is read by the forms themselves.
 */
export function replayEarlyChanges(): void {
  if (isDone) return;
  isDone = true;
  const main = document.getElementById('content');
  if (!main) return;
  for (const input of main.querySelectorAll('input')) {
    const isChosen = input.type === 'checkbox' || (input.type === 'radio' && input.checked);
    if (!isChosen || input.checked === input.defaultChecked) continue;
    // As it was, so that the press changes it.
    input.checked = input.defaultChecked;
    input.click();
  }
  for (const select of main.querySelectorAll('select')) {
    const first = Math.max(
      [...select.options].findIndex(({ defaultSelected }) => defaultSelected),
      0,
    );
    if (select.selectedIndex !== first) select.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
