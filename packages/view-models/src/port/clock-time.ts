const pad = (number: number, digits: number) => String(number).padStart(digits, '0');

/** A moment on the visitor's clock: `02:14:40.102`. */
export function clockTime(at: number): string {
  const date = new Date(at);
  const parts = [date.getHours(), date.getMinutes(), date.getSeconds()].map((part) => pad(part, 2));
  return `${parts.join(':')}.${pad(date.getMilliseconds(), 3)}`;
}
