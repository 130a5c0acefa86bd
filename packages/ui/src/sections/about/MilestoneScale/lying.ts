import { media } from '../../../theme/media.ts';

/** A line that lies, with one milestone told of, needs room and a script; everywhere else it stands, with all of them. */
export const lying = `${media.desktop} and (scripting: enabled)`;
