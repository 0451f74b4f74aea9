// Reads events from a RabbitMQ queue, and adds them to events.log, one line an
// event. Install its library with: npm install amqplib
import {appendFileSync} from 'node:fs';
import {connect} from 'amqplib';

const URL =
  process.env.AMQP_URL ?? 'amqp://ansvis-reader:secret@localhost:5672/ansvis';
const EXCHANGE = 'ansvis.events';
const QUEUE = 'ansvis.reader';
const BINDING = 'site.#';

const connection = await connect(URL);
const channel = await connection.createChannel();
// Declaring again what exists is harmless, as long as type and durability are the
// same.
await channel.assertExchange(EXCHANGE, 'topic', {durable: true});
await channel.assertQueue(QUEUE, {durable: true});
await channel.bindQueue(QUEUE, EXCHANGE, BINDING);
await channel.prefetch(10);

await channel.consume(QUEUE, (message) => {
  if (!message) throw new Error('the queue was deleted');
  const key = message.fields.routingKey;
  try {
    const event = JSON.parse(message.content.toString('utf8'));
    appendFileSync('events.log', `${JSON.stringify(event)}\n`);
    if (!event.EventName) throw new Error('another shape');
    console.log(`EVENT ${event.EventName} with routing key ${key}`);
  } catch {
    console.log(
      `OTHER ${key} ${message.content.subarray(0, 300).toString('utf8')}`,
    );
  }
  channel.ack(message); // only now does the queue forget the message
});
console.log(`waiting for messages in ${QUEUE}`);
