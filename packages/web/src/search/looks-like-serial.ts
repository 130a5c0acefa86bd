/** Whether what is searched for is written as a serial number is: long, with digits or hyphens that no name has. */
export function looksLikeSerial(query: string): boolean {
  const typed = query.trim();
  if (!/^[a-z\d]+(?:-[a-z\d]+)*$/i.test(typed) || !/[a-z]/i.test(typed)) return false;
  const marks = typed.split('-').length - 1;
  const letters = typed.length - marks;
  const digits = typed.replaceAll(/\D/g, '').length;
  return letters >= 9 && letters <= 32 && digits >= 2 && (digits >= 5 || marks >= 2);
}
