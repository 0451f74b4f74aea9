// A mail server for the test bench: takes every mail, delivers none, prints what
// arrives.
// Install its library with: npm install smtp-server
import {SMTPServer} from 'smtp-server';

const HOST = process.env.HOST ?? '0.0.0.0';
const PORT = Number(process.env.PORT ?? 2525);

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'], // plain text: use it in a closed test network only
  onAuth: (auth, _session, done) =>
    done(null, {user: auth.username ?? 'somebody'}),
  onData(stream, session, done) {
    /** @type {Buffer[]} */
    const parts = [];
    stream.on('data', (part) => parts.push(part));
    stream.on('end', () => {
      const recipients = session.envelope.rcptTo
        .map(({address}) => address)
        .join(', ');
      console.log(`MAIL for ${recipients}, ${Buffer.concat(parts).length} bytes`);
      console.log(Buffer.concat(parts).toString('utf8').slice(0, 2000));
      done();
    });
  },
});
server.on('error', (error) => console.log(`BROKEN ${error.message}`));
server.listen(PORT, HOST, () => {
  const address = server.server.address();
  console.log(
    `listening on port ${address !== null && typeof address === 'object' ? address.port : PORT}`,
  );
});
