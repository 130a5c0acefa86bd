import { md5 as md5Of } from '@noble/hashes/legacy.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * MD5 of a text in UTF-8, in lower-case hexadecimal: the sum by which a dock knows a text. Browsers have none of their own.
 * It keeps nothing secret.
 */
export const md5 = (text: string): string => bytesToHex(md5Of(utf8ToBytes(text)));
