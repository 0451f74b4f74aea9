// The classes of .NET that the scripts use, as far as they use them.
import {appendFileSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {connect} from 'node:net';
import {connect as connectTls} from 'node:tls';
import {createTransport} from 'nodemailer';

/** Bytes that have arrived and were not read yet; whoever reads waits for them. */
class Arrivals {
  /** @param {import('node:stream').Readable} source */
  constructor(source) {
    this.text = '';
    this.ended = false;
    /** @type {(() => void) | undefined} */
    this.wake = undefined;
    const wake = () => this.wake?.();
    source.on('data', (data) => {
      this.text += data.toString('utf8');
      wake();
    });
    for (const name of ['end', 'close', 'error']) {
      source.on(name, () => {
        this.ended = true;
        wake();
      });
    }
  }

  /** @param {() => boolean} ready */
  async until(ready) {
    while (!ready() && !this.ended) {
      await new Promise((resolve) => (this.wake = () => resolve(undefined)));
    }
  }
}

class HttpListener {
  IsListening = false;
  /** @type {string[]} */
  #given = [];
  /** @type {((value: unknown) => void) | undefined} */
  #next = undefined;
  /** @type {unknown[]} */
  #waiting = [];
  Prefixes = {
    Add: (/** @type {string} */ prefix) => void this.#given.push(prefix),
  };

  async Start() {
    const prefix = /^http:\/\/(?:\+|[\w.]+):(\d+)\/$/.exec(this.#given[0] ?? '');
    if (!prefix) throw new Error(`${this.#given[0]} is no prefix`);
    const server = createServer((request, response) => {
      const url = new URL(request.url ?? '/', 'http://localhost');
      const context = {
        Request: {
          HttpMethod: request.method,
          Url: {AbsolutePath: url.pathname},
          InputStream: new Arrivals(request),
        },
        Response: {
          StatusCode: 200,
          Close() {
            response.writeHead(this.StatusCode).end();
          },
        },
      };
      if (this.#next) this.#next(context);
      else this.#waiting.push(context);
      this.#next = undefined;
    });
    await new Promise((resolve) =>
      server.listen(Number(prefix[1]), '127.0.0.1', () => resolve(undefined)),
    );
    this.IsListening = true;
  }

  GetContext() {
    const first = this.#waiting.shift();
    return first ?? new Promise((resolve) => (this.#next = resolve));
  }
}

class TcpClient {
  /** @param {string} host @param {string} port */
  constructor(host, port) {
    this.socket = connect(Number(port), host);
    this.ready = new Promise((resolve, reject) => {
      this.socket.once('connect', () => resolve(this));
      this.socket.once('error', reject);
    });
  }

  GetStream() {
    const {socket} = this;
    return {
      socket,
      ReadTimeout: -1,
      Write: (
        /** @type {Buffer} */ bytes,
        /** @type {number} */ from,
        /** @type {number} */ count,
      ) => void socket.write(bytes.subarray(from, from + count)),
    };
  }

  Close() {
    this.socket.end();
  }
}

class SslStream {
  /** @param {{socket: import('node:net').Socket}} stream */
  constructor({socket}) {
    this.socket = socket;
  }

  /** @param {string} servername */
  AuthenticateAsClient(servername) {
    return new Promise((resolve, reject) => {
      const ca = process.env.TRUSTED_BY_WINDOWS;
      const socket = connectTls(
        {socket: this.socket, servername, ...(ca ? {ca: readFileSync(ca)} : {})},
        () => {
          socket.destroy();
          resolve(null);
        },
      );
      socket.once('error', reject);
    });
  }
}

class StreamReader {
  /** @param {any} stream */
  constructor(stream) {
    this.arrivals =
      stream instanceof Arrivals ? stream : new Arrivals(stream.socket);
  }

  async ReadToEnd() {
    await this.arrivals.until(() => false);
    return this.arrivals.text.replace(/^\uFEFF/, '');
  }

  async ReadLine() {
    await this.arrivals.until(() => this.arrivals.text.includes('\n'));
    const [line, ...rest] = this.arrivals.text.split(/\r?\n/);
    this.arrivals.text = rest.join('\n');
    return line || (this.arrivals.ended ? null : '');
  }
}

class StreamWriter {
  AutoFlush = false;

  /** @param {{socket: import('node:net').Socket}} stream */
  constructor({socket}) {
    this.socket = socket;
  }

  /** @param {string} text */
  Write(text) {
    if (!this.AutoFlush) throw new Error('nothing is sent without AutoFlush');
    this.socket.write(text);
  }
}

class SmtpClient {
  EnableSsl = false;
  /** @type {{user: string, pass: string} | undefined} */
  Credentials = undefined;

  /** @param {string} host @param {string} port */
  constructor(host, port) {
    this.host = host;
    this.port = Number(port);
  }

  /** @param {string} from @param {string} to @param {string} subject @param {string} text */
  async Send(from, to, subject, text) {
    const ca = process.env.TRUSTED_BY_WINDOWS;
    const transport = createTransport({
      host: this.host,
      port: this.port,
      requireTLS: this.EnableSsl,
      ignoreTLS: !this.EnableSsl,
      ...(this.Credentials ? {auth: this.Credentials} : {}),
      ...(ca ? {tls: {ca: readFileSync(ca)}} : {}),
    });
    await transport.sendMail({from, to, subject, text});
  }
}

class NetworkCredential {
  /** @param {string} user @param {string} password */
  constructor(user, password) {
    this.user = user;
    this.pass = password;
  }

  get UserName() {
    return this.user;
  }
}

/** @type {Readonly<Record<string, any>>} */
export const CLASSES = {
  'System.Net.HttpListener': HttpListener,
  'System.Net.Sockets.TcpClient': TcpClient,
  'System.Net.Security.SslStream': SslStream,
  'System.Net.Mail.SmtpClient': SmtpClient,
  'System.Net.NetworkCredential': NetworkCredential,
  'System.IO.StreamReader': StreamReader,
  'System.IO.StreamWriter': StreamWriter,
};

/** @type {Readonly<Record<string, any>>} */
export const STATICS = {
  uri: {EscapeDataString: encodeURIComponent},
  'System.Convert': {
    ToBase64String: (/** @type {Buffer} */ bytes) => bytes.toString('base64'),
  },
  'System.IO.File': {
    ReadAllBytes: (/** @type {string} */ file) => readFileSync(file),
    ReadAllText: (/** @type {string} */ file) =>
      readFileSync(file, 'utf8').replace(/^\uFEFF/, ''),
    AppendAllText: (/** @type {string} */ file, /** @type {string} */ text) =>
      appendFileSync(file, text),
  },
  'System.Text.Encoding': {
    ASCII: {
      GetBytes: (/** @type {string} */ text) => Buffer.from(text, 'latin1'),
    },
    UTF8: {GetBytes: (/** @type {string} */ text) => Buffer.from(text, 'utf8')},
  },
  'System.Security.Authentication.SslProtocols': {Tls12: 'Tls12'},
  'System.Net.ServicePointManager': {SecurityProtocol: 'SystemDefault'},
};
