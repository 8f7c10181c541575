import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { complaintsKey, noteComplaints } from './complaints.ts';
import type { RunningBrowser } from './engine.ts';
import { webKitDriverProgram, xvfbProgram } from './installed.ts';
import { startProgram, type Program } from './programs.ts';
import { connectWebDriver } from './webdriver-http.ts';

const browserArguments = [
  '--automation',
  // A microphone that gives a tone, without asking.
  '--enable-mock-capture-devices=true',
];

/** Starts a virtual display; returns its name. */
const startScreen = async (): Promise<{ screen: Program; display: string }> => {
  // It writes the number that it chose to its fourth stream.
  const screen = startProgram(xvfbProgram(), ['-displayfd', '3', '-screen', '0', '1400x900x24', '-nolisten', 'tcp']);
  const number = await screen.waitForLine((line) => /^\d+$/.test(line));
  return { screen, display: `:${number}` };
};

const findFreePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
};

/** Waits until the driver program takes requests. */
const whenReady = async (origin: string): Promise<void> => {
  for (let tries = 0; ; tries += 1) {
    try {
      await fetch(`${origin}/status`);
      return;
    } catch (error) {
      if (tries === 100) throw error;
      await wait(100);
    }
  }
};

/** Starts MiniBrowser of WebKitGTK on a virtual display. */
export const launchWebKit = async (): Promise<RunningBrowser> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'inkstone-webkit-'));
  const { screen, display } = await startScreen();
  const port = await findFreePort();
  const env = {
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    LC_ALL: 'C',
    HOME: folder,
    XDG_CACHE_HOME: folder,
    XDG_DATA_HOME: folder,
  };
  const program = startProgram(webKitDriverProgram(), ['-p', String(port)], env);
  const origin = `http://127.0.0.1:${port}`;
  await whenReady(origin);
  const driver = connectWebDriver(origin);
  const options = { args: browserArguments };
  await driver.send('NewSession', { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } });
  return {
    driver,
    async onLoad() {
      const script = `(${noteComplaints.toString()})(arguments[0])`;
      await driver.send('ExecuteScript', { script, args: [complaintsKey] });
    },
    async readComplaints() {
      const script = 'return JSON.parse(sessionStorage.getItem(arguments[0]) ?? "[]")';
      return (await driver.send('ExecuteScript', { script, args: [complaintsKey] })) as string[];
    },
    async close() {
      await driver.send('DeleteSession');
      await program.end();
      await screen.end();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
};
