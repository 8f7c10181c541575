// Runs on any Node from 18, before packages are installed: plain JavaScript that imports only Node's own modules.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** A path inside the checkout. */
export const at = (...parts) => path.join(root, ...parts);

/** Prints to stderr what is being done; stdout is left to the command, so that it may be piped. */
export const say = (text) => console.error(`[inkstone] ${text}`);

/** The stdio of a program of the set-up: its output goes to stderr too. */
export const asWords = ['inherit', 2, 2];

/** Exits with a message: what is missing and how to get it. */
export const giveUp = (text) => {
  console.error(`[inkstone] ${text}`);
  process.exit(1);
};
