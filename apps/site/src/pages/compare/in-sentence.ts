/** A family's name inside an English sentence; Chinese has no case. */
export const inSentence = (name: string) => name.toLowerCase();
