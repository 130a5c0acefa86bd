/**
 * SHA-256 at once. WebCrypto's own answers only later, and between its question and its answer a simulated
 * clock would not know whether time passes. 2 MB take some 10 ms.
 */
export { sha256 } from '@noble/hashes/sha2.js';
