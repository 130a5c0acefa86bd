/** How wide a fact of a file is in a list of files, so that the names over the columns stand above them. CSS length. */
export const factSize = '6.25rem';

/** What the action of a file takes of its line at least. CSS length. */
export const actionSize = '6.5rem';
