import { becomes, prepare } from './setup.mjs';

becomes(prepare(), ['tools/check-everything.ts', ...process.argv.slice(2)]);
