// Runs on any Node from 18, before anything is installed: plain JavaScript, nothing imported but Node itself.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** A path inside the checkout. */
export const at = (...parts) => path.join(root, ...parts);

/** Tells the person what is being done; what a command prints is left to itself, so that it may be piped. */
export const say = (text) => console.error(`[inkstone] ${text}`);

/** The stdio of a program of the set-up: what it prints is for the person too. */
export const asWords = ['inherit', 2, 2];

/** Ends with words for the person: what is missing and how to get it. */
export const giveUp = (text) => {
  console.error(`[inkstone] ${text}`);
  process.exit(1);
};
