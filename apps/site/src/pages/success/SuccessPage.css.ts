import { globalStyle, style } from '@vanilla-extract/css';

/** What was asked for, in the customer's own lines. On paper it goes into the parcel, and nothing else does. */
export const slip = style({ inlineSize: '100%', whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

globalStyle(`main:has(${slip}) aside`, { '@media': { print: { display: 'none' } } });
