import { spawn } from 'node:child_process';
import { prepare } from './setup.mjs';

const node = prepare();
const api = `http://localhost:${process.env.PORT || 3000}`;
const env = { API_ORIGIN: api, ...process.env };
const start = (args) => spawn(node, args, { stdio: 'inherit', env });
const children = [
  start(['--watch', '--watch-preserve-output', 'apps/server/main.ts']),
  start(['node_modules/vite/bin/vite.js', '--config', 'apps/web/vite.config.ts']),
];
console.log('[inkstone] The server restarts and the page renews itself on every change: http://localhost:5173');

const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
for (const child of children) child.on('exit', stop);
