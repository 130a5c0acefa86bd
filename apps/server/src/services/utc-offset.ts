/** Milliseconds the maker's clocks are ahead of UTC, by which its days and weeks begin. China has one time zone and no summer time. */
export const utcOffset = 8 * 3600_000;
