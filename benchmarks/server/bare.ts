import { createServer } from 'node:http';
import sirv from 'sirv';

/** What the server is measured against: node:http alone for `text`, sirv for the built site `root`. */
const [, , root = '', text = ''] = process.argv;
const files = sirv(root, { brotli: true, gzip: true, etag: true });
const server = createServer((request, response) => {
  if (request.url !== '/plain') return files(request, response);
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.setHeader('content-length', Buffer.byteLength(text));
  return response.end(text);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') process.send?.(`http://127.0.0.1:${address?.port}`);
});
