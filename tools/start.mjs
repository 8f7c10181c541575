import { becomes, buildWeb, giveUp, prepare } from './setup.mjs';

const node = prepare();
if (!buildWeb(node)) giveUp('The web app could not be built: see the lines above.');
becomes(node, ['apps/server/main.ts'], { NODE_ENV: 'production' });
