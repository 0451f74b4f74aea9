import {defineConfig} from 'vitest/config';

const resolve = {conditions: ['@help-center/source', 'module', 'node', 'import', 'default']};

export default defineConfig({
  resolve,
  ssr: {resolve},
  test: {include: ['*/test/**/*.test.ts'], environment: 'node', env: {TZ: 'UTC'}},
});
