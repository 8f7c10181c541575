import { becomes, buildWeb, giveUp, prepare, serverFlags } from './setup.mjs';

const node = prepare();
if (!buildWeb(node)) giveUp('The web app could not be built: see the lines above.');
becomes(node, [...serverFlags, 'apps/server/main.ts'], { NODE_ENV: 'production' });
