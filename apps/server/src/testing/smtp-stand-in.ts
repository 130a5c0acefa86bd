import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { listenAnywhere } from './port.ts';

/** A mail as an SMTP server takes it. */
interface TakenMail {
  from: string;
  to: string[];
  user: string | undefined;
  /** Headers and body as they came over the line. */
  source: string;
}

/** A real SMTP server on loopback, and the mails it has taken. */
export interface SmtpStandIn {
  port: number;
  mails: TakenMail[];
  close(): Promise<void>;
}

export async function startSmtpStandIn(options: SMTPServerOptions = {}): Promise<SmtpStandIn> {
  const mails: TakenMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Only what a test asks for is looked up.
    disableReverseLookup: true,
    // How long a client that does not go may hold its closing.
    closeTimeout: 100,
    onData: (stream, session, done) => {
      const { mailFrom, rcptTo } = session.envelope;
      let source = '';
      stream.setEncoding('utf8').on('data', (piece: string) => {
        source += piece;
      });
      stream.on('end', () => {
        const from = mailFrom ? mailFrom.address : '';
        mails.push({ from, to: rcptTo.map((each) => each.address), user: session.user?.toString(), source });
        done();
      });
    },
    ...options,
  });
  // A client that breaks off is no failure of the server's.
  server.on('error', () => {});
  const port = await listenAnywhere(server.server);
  return {
    port,
    mails,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}
