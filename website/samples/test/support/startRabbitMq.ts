import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {freePort} from './freePort.ts';
import {startProgram} from './startProgram.ts';

/** A RabbitMQ broker that lives in one folder and listens on the loopback interface only. */
export interface RabbitMq {
  /** The port for AMQP clients. */
  readonly port: number;
  /** The port of the administration page. */
  readonly apiPort: number;
  /** The environment in which `rabbitmqctl` means this broker. */
  readonly env: Readonly<Record<string, string>>;
  /** Ends the broker and the port mapper of its own. */
  readonly stop: () => Promise<void>;
}

/** Starts Debian's RabbitMQ on free ports, apart from a broker that may run on this machine. It takes about five seconds. */
export async function startRabbitMq(folder: string): Promise<RabbitMq> {
  const [port, apiPort, mapperPort, nodePort] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const home = join(folder, 'home');
  mkdirSync(home);
  writeFileSync(
    join(folder, 'rabbitmq.conf'),
    `listeners.tcp.1 = 127.0.0.1:${port}\nmanagement.tcp.ip = 127.0.0.1\nmanagement.tcp.port = ${apiPort}\nlog.console = true\nlog.file = false\n`,
  );
  writeFileSync(join(folder, 'plugins'), '[rabbitmq_management].\n');
  const env = {
    // The programs themselves; those of /usr/sbin insist on one system-wide broker and its user.
    PATH: `/usr/lib/rabbitmq/bin:${process.env['PATH']}`,
    HOME: home,
    RABBITMQ_NODENAME: `samples-${port}@localhost`,
    RABBITMQ_DIST_PORT: String(nodePort),
    RABBITMQ_CONFIG_FILE: join(folder, 'rabbitmq.conf'),
    RABBITMQ_CONF_ENV_FILE: join(folder, 'no-environment-file'),
    RABBITMQ_ENABLED_PLUGINS_FILE: join(folder, 'plugins'),
    RABBITMQ_MNESIA_BASE: join(folder, 'data'),
    RABBITMQ_LOG_BASE: join(folder, 'log'),
    RABBITMQ_PID_FILE: join(folder, 'pid'),
    RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS:
      '-kernel inet_dist_use_interface {127,0,0,1}',
    ERL_EPMD_ADDRESS: '127.0.0.1',
    ERL_EPMD_PORT: String(mapperPort),
  };
  // Started here, because the one that Erlang starts by itself outlives the broker.
  const mapper = startProgram('epmd', ['-d', '-d'], {env});
  const broker = mapper
    .waitFor(/entering the main select\(\) loop/)
    .then(() => startProgram('rabbitmq-server', [], {env}));
  const stop = async (): Promise<void> => {
    await broker.then((program) => program.stop()).catch(() => {});
    await mapper.stop();
  };
  try {
    await (await broker).waitFor(/Server startup complete/, 300_000);
  } catch (error) {
    await stop();
    throw error;
  }
  return {port, apiPort, env, stop};
}
