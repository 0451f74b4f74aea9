import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    name: 'samples',
    environment: 'node',
    include: ['test/**/*.test.ts'],
    env: {TZ: 'UTC'},
    // A RabbitMQ broker takes about five seconds to start on two idle cores, and much longer on busy ones.
    hookTimeout: 600_000,
    testTimeout: 300_000,
  },
});
