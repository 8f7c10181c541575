import { buildWeb } from './setup.mjs';

// Builds the web app where its sources have changed.
process.exitCode = buildWeb(process.execPath) ? 0 : 1;
