import {spawn, type ChildProcess} from 'node:child_process';
import {readdirSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import {Builder, By, Capabilities, Key} from 'selenium-webdriver';
import type {EngineBrowser} from './EngineBrowser.ts';

/** Finds the browser; Debian puts machine and version into its path. */
function findMiniBrowser(): string {
  for (const machine of readdirSync('/usr/lib')) {
    if (!machine.endsWith('-linux-gnu')) continue;
    const folder = readdirSync(`/usr/lib/${machine}`).find((name) => name.startsWith('webkit2gtk-4'));
    if (folder !== undefined) return `/usr/lib/${machine}/${folder}/MiniBrowser`;
  }
  throw new Error('There is no WebKitGTK here. Run "npm run browsers".');
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts a virtual screen and returns its number, as the browser has no headless mode. */
async function startScreen(): Promise<{readonly screen: ChildProcess; readonly display: string}> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    screen.once('error', reject);
    screen.stdio[3]?.once('data', (chunk: Buffer) => resolve(`:${chunk.toString().trim()}`));
  });
  return {screen, display};
}

async function connect(port: number) {
  const capabilities = new Capabilities().setBrowserName('MiniBrowser');
  capabilities.set('webkitgtk:browserOptions', {binary: findMiniBrowser(), args: ['--automation']});
  for (let left = 100; ; left -= 1) {
    try {
      return await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities(capabilities)
        .build();
    } catch (error) {
      // The driver is not listening yet.
      if (left === 0 || !/ECONNREFUSED/.test(String(error))) throw error;
    }
  }
}

/** Starts WebKitGTK's MiniBrowser on a virtual screen, driven by WebDriver. */
export async function openWebKit(): Promise<EngineBrowser> {
  const {screen, display} = await startScreen();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      // The web process cannot be sandboxed as root, which CI runs as.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const session = await connect(port);
  await session.manage().window().setRect({width: 1280, height: 900});
  const named: Readonly<Record<string, string>> = {
    Tab: Key.TAB,
    Enter: Key.ENTER,
    Escape: Key.ESCAPE,
    ArrowDown: Key.ARROW_DOWN,
  };
  return {
    name: 'WebKitGTK',
    open: (address) => session.get(address),
    evaluate: (body) => session.executeScript(body),
    async movePointer() {
      await session.actions({async: true}).move({x: 5, y: 5}).move({x: 40, y: 8}).perform();
    },
    async click(selector) {
      await session.findElement(By.css(selector)).click();
    },
    async press(...keys) {
      for (const key of keys)
        await session
          .actions()
          .sendKeys(named[key] ?? key)
          .perform();
    },
    async close() {
      await session.quit();
      driver.kill();
      screen.kill();
    },
  };
}
