export { showForbiddenPage } from '../forbidden-page.ts';
export { type Client, type ClientOptions, type Log } from './client.ts';
export { type Client1Options, createClient1 } from './client1.ts';
export { type Client2Options, createClient2, readReply } from './client2.ts';
export { CallFailure, type FailureKind, RejectedReply } from './errors.ts';
export { shareReplies } from './share-replies.ts';
