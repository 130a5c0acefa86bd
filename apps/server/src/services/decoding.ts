import { createLine } from '../in-turn.ts';

/** Pictures are decoded one after the other: each takes a thread that passwords wait for, and memory that it does not give back. */
export const decodeInTurn = createLine();

/** Pixels that are decoded at most of a picture that goes line by line; one that claims more is not. */
export const mostDecodedPixels = 100_000_000;
