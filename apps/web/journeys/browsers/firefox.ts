import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RunningBrowser } from './engine.ts';
import { firefoxProgram } from './installed.ts';
import { connectMarionette } from './marionette.ts';
import { startProgram } from './programs.ts';

const preferences = {
  // Any free port, which it prints.
  'marionette.port': 0,
  // A microphone that gives a tone, without asking.
  'media.navigator.streams.fake': true,
  'media.navigator.permission.disabled': true,
  // Console output of pages goes to standard output as well.
  'devtools.console.stdout.content': true,
  'intl.accept_languages': 'en-GB, en',
};

/** Errors that the browser itself noted about pages; each has the address of its page. */
const notedErrors = `return Services.console.getMessageArray()
  .filter((message) => message instanceof Ci.nsIScriptError && message.flags === Ci.nsIScriptError.errorFlag)
  .filter((error) => error.sourceName.startsWith('http:'))
  .map((error) => error.errorMessage);`;

/** Starts Firefox without a window. */
export const launchFirefox = async (): Promise<RunningBrowser> => {
  const profile = mkdtempSync(path.join(tmpdir(), 'inkstone-firefox-'));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(path.join(profile, 'user.js'), lines.join('\n'));
  // With system access its own list of errors can be read.
  const flags = ['--headless', '--no-remote', '--marionette', '--remote-allow-system-access'];
  const program = startProgram(firefoxProgram(), [...flags, '--profile', profile]);
  const listening = await program.waitForLine((line) => line.includes('Listening on port'));
  const driver = await connectMarionette(Number(/\d+$/.exec(listening)?.[0]));
  await driver.send('NewSession', { capabilities: {} });
  return {
    driver,
    onLoad: () => Promise.resolve(),
    async readComplaints() {
      const complaints = (await driver.runPrivileged(notedErrors)) as string[];
      return [...complaints, ...program.lines.filter((line) => /^console.error: ["({]/.test(line))];
    },
    async close() {
      await program.end();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
};
