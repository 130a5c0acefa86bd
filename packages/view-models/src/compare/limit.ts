/** How many models fit side by side. */
export const COMPARE_LIMIT = 4;
