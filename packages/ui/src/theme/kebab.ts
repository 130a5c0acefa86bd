/** `signal-hover` of `signalHover`: the names of tokens outside of TypeScript. */
export const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
