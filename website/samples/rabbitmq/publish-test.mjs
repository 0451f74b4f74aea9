// Sends event.json to the exchange, and says whether any queue took it.
import {readFileSync} from 'node:fs';
import {connect} from 'amqplib';

const URL =
  process.env.AMQP_URL ?? 'amqp://ansvis-sender:secret@localhost:5672/ansvis';
const routingKey = process.argv[2] ?? 'site.gate.person';

const connection = await connect(URL);
const channel = await connection.createConfirmChannel();
let dropped = false;
channel.on('return', () => {
  dropped = true;
});
const body = readFileSync('event.json');
channel.publish('ansvis.events', routingKey, body, {mandatory: true});
await channel.waitForConfirms();
console.log(
  dropped
    ? `DROPPED: no queue is bound for routing key ${routingKey}`
    : `DELIVERED to at least one queue with routing key ${routingKey}`,
);
await connection.close();
