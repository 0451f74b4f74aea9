// Reads events from a Pulsar topic, and adds them to events.log, one line an
// event. Install its library with: npm install pulsar-client
import {appendFileSync} from 'node:fs';
import Pulsar from 'pulsar-client';

const TOPIC =
  process.env.PULSAR_TOPIC ?? 'persistent://public/default/ansvis-events';
const TOKEN = process.env.PULSAR_TOKEN;

const client = new Pulsar.Client({
  serviceUrl: process.env.PULSAR_URL ?? 'pulsar://localhost:6650',
  ...(TOKEN
    ? {authentication: new Pulsar.AuthenticationToken({token: TOKEN})}
    : {}),
  ...(process.env.PULSAR_CA
    ? {tlsTrustCertsFilePath: process.env.PULSAR_CA}
    : {}),
});
const consumer = await client.subscribe({
  topic: TOPIC,
  subscription: 'event-reader',
});
console.log(`subscribed to ${TOPIC}`);
for (;;) {
  const message = await consumer.receive();
  const text = message.getData().toString('utf8');
  try {
    const event = JSON.parse(text);
    appendFileSync('events.log', `${JSON.stringify(event)}\n`);
    console.log('EVENT', event);
  } catch {
    console.log('OTHER', text.slice(0, 300));
  }
  await consumer.acknowledge(message); // only now does the subscription forget the message
}
