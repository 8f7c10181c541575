import { once } from 'node:events';
import { connect } from 'node:net';
import { WebDriverError, type WebDriver } from './webdriver.ts';

interface MarionetteError {
  error: string;
  message: string;
}

/** A response: its kind (1), the command's number, an error or null, and the result. */
type Response = [kind: 1, id: number, error: MarionetteError | null, result: { value?: unknown }];

interface PendingCommand {
  command: string;
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

/** The driver of Firefox, which also runs privileged scripts. */
export interface Marionette extends WebDriver {
  /** Runs a script in the browser's own context. */
  runPrivileged(script: string): Promise<unknown>;
}

/** Takes complete messages off the buffer: length in bytes, a colon, and JSON. */
const takeMessages = (buffer: Buffer): { messages: unknown[]; rest: Buffer } => {
  const messages: unknown[] = [];
  let rest = buffer;
  for (;;) {
    const colon = rest.indexOf(':');
    const end = colon + 1 + Number(rest.subarray(0, Math.max(colon, 0)).toString());
    if (colon < 0 || rest.length < end) return { messages, rest };
    messages.push(JSON.parse(rest.subarray(colon + 1, end).toString()));
    rest = rest.subarray(end);
  }
};

/** Speaks Marionette, the protocol of Firefox, with the browser that listens on a port of this machine. */
export const connectMarionette = async (port: number): Promise<Marionette> => {
  const socket = connect(port, '127.0.0.1');
  const pending = new Map<number, PendingCommand>();
  let lastId = 0;
  let buffer: Buffer = Buffer.alloc(0);
  const settle = ([, id, error, result]: Response): void => {
    const waiting = pending.get(id);
    pending.delete(id);
    if (error) waiting?.reject(new WebDriverError(waiting.command, error.error, error.message));
    else waiting?.resolve('value' in result ? result.value : result);
  };
  socket.on('data', (bytes: Buffer) => {
    const { messages, rest } = takeMessages(Buffer.concat([buffer, bytes]));
    buffer = rest;
    // The browser's greeting is the only message that is not a response.
    for (const message of messages) if (Array.isArray(message)) settle(message as Response);
  });
  socket.on('close', () => {
    for (const { command, reject } of pending.values()) reject(new Error(`Firefox went away during ${command}`));
    pending.clear();
  });
  await once(socket, 'connect');
  const request = (command: string, parameters: Record<string, unknown>): Promise<unknown> =>
    new Promise((resolve, reject) => {
      lastId += 1;
      pending.set(lastId, { command, resolve, reject });
      const message = JSON.stringify([0, lastId, command, parameters]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
  return {
    send: (command, parameters = {}) => request(`WebDriver:${command}`, parameters),
    async runPrivileged(script) {
      await request('Marionette:SetContext', { value: 'chrome' });
      const value = await request('WebDriver:ExecuteScript', { script, args: [] });
      await request('Marionette:SetContext', { value: 'content' });
      return value;
    },
  };
};
