// Prints each event that arrives at an MQTT broker, and adds it to events.log, one
// line an event. Install its library with: npm install mqtt
import {appendFileSync, readFileSync} from 'node:fs';
import mqtt from 'mqtt';

const HOST = process.env.MQTT_HOST ?? 'localhost';
const PORT = Number(process.env.MQTT_PORT ?? 1883);
const TOPIC = process.env.MQTT_TOPIC ?? 'site/ansvis/events';
// The file with the certificate authority switches TLS on.
const CA = process.env.MQTT_CA;

/**
 * The same data with all field names in lower case, since their letter case
 * varies.
 * @param {unknown} value
 * @returns {any}
 */
function lowerKeys(value) {
  if (Array.isArray(value)) return value.map(lowerKeys);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key.toLowerCase(),
      lowerKeys(item),
    ]),
  );
}

const client = mqtt.connect({
  host: HOST,
  port: PORT,
  protocol: CA ? 'mqtts' : 'mqtt',
  ...(CA ? {ca: readFileSync(CA)} : {}),
  ...(process.env.MQTT_USER
    ? {username: process.env.MQTT_USER, password: process.env.MQTT_PASSWORD ?? ''}
    : {}),
  // Must be unique on the broker, which keeps events for it while the program is away.
  clientId: process.env.MQTT_CLIENT_ID ?? 'event-reader-1',
  clean: false,
});

client.on('connect', async () => {
  await client.subscribeAsync(TOPIC, {qos: 1});
  console.log(`subscribed to ${TOPIC}`);
});
client.on('error', (error) => {
  console.log(`REFUSED ${error.message}`);
  client.end();
});
client.on('message', (topic, payload) => {
  try {
    const value = JSON.parse(payload.toString('utf8'));
    appendFileSync('events.log', `${JSON.stringify(value)}\n`);
    const event = lowerKeys(value);
    if (!event.eventname) throw new Error('another shape');
    console.log(`EVENT ${event.eventname} at ${event.cameraname} on ${topic}`);
  } catch {
    console.log(`OTHER ${topic} ${payload.subarray(0, 300).toString('utf8')}`);
  }
});
