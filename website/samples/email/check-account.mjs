// Sends one test mail through a mail account, and prints what the mail server
// answers.
// Install its library with: npm install nodemailer
import {readFileSync} from 'node:fs';
import {createTransport} from 'nodemailer';

const {
  SMTP_HOST,
  SMTP_PORT = '587',
  SMTP_SECURITY = 'starttls',
  SMTP_USER = '',
  SMTP_CA,
} = process.env;
// starttls (mostly 587), tls (mostly 465), or none for the mail server of a test
// bench
const none = SMTP_SECURITY === 'none';

const transport = createTransport({
  host: SMTP_HOST,
  port: Number(SMTP_PORT),
  secure: SMTP_SECURITY === 'tls',
  requireTLS: SMTP_SECURITY === 'starttls',
  ignoreTLS: none,
  ...(none
    ? {}
    : {auth: {user: SMTP_USER, pass: process.env.SMTP_PASSWORD ?? ''}}),
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  ...(SMTP_CA ? {tls: {ca: readFileSync(SMTP_CA)}} : {}),
});

try {
  await transport.sendMail({
    from: process.env.MAIL_FROM ?? SMTP_USER,
    to: process.env.MAIL_TO ?? SMTP_USER,
    subject: 'Test of the event account',
    text: 'This account can send event mails.',
  });
  console.log('SENT');
} catch (error) {
  if (!(error instanceof Error)) throw error;
  const refused = 'code' in error && error.code === 'EAUTH';
  console.log(`${refused ? 'LOGIN REFUSED' : 'FAILED'} ${error.message}`);
}
