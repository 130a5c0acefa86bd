const controls = 'input, select, textarea, button';

/**
 * Brings a field into view with its label and error, and puts the focus on its control; in a group
 * that is the chosen one, or the first.
 * @param id id of a control, or of a fieldset
 * @returns whether the control has the focus
 */
export function focusField(id: string): boolean {
  const target = document.getElementById(id);
  if (!target) return false;
  const inside = [...target.querySelectorAll<HTMLElement>(controls)].filter(
    (one) => !one.matches(':disabled'),
  );
  const control = target.matches(controls)
    ? target
    : (inside.find((one) => one.matches(':checked')) ?? inside[0] ?? target);
  (control.closest('[data-field]') ?? control).scrollIntoView({ block: 'nearest' });
  control.focus({ preventScroll: true });
  return document.activeElement === control;
}
