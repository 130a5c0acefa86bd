/** Of the story that is shown now: whether it looks as its arguments say, and not as a play has left it. */
export const shownStory = { isStill: true };
