import { becomes, buildWeb, giveUp, prepare } from './setup.mjs';

const node = prepare();
if (!buildWeb(node)) giveUp('The web app could not be built: see the lines above.');
// A machine with much memory would let the young objects of a process take 130 MB before they are swept.
becomes(node, ['--max-semi-space-size=16', 'apps/server/main.ts'], { NODE_ENV: 'production' });
