const han = /\p{Script=Han}/u;

/** The parts between which a Chinese headline may break: its commas. An English one breaks at every space. */
export function phrasesOf(title: string): string[] {
  return han.test(title) ? title.split(/(?<=，)/) : [title];
}

/** What light warms of a headline: its last word, in Chinese what follows the last comma. */
export function warmOf(title: string): string {
  return (han.test(title) ? title.split('，') : title.split(' ')).at(-1) ?? '';
}
