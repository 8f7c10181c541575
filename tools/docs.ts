import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { startTestServer } from '@inkstone/db/testing';
import { generateDocs } from './generate-docs.ts';
import { root } from './call-locations.ts';
import { readCallExports, readCalls, readScreens } from './registries.ts';

const server = await startTestServer({ migrations: path.join(root, 'apps/server/migrations') });
try {
  const sources = {
    calls: await readCalls(),
    callExports: await readCallExports(),
    screens: await readScreens(),
    databaseUrl: server.templateUrl,
  };
  for (const [file, text] of Object.entries(await generateDocs(sources))) {
    writeFileSync(path.join(root, file), text);
    console.log(`Written: ${file}`);
  }
} finally {
  await server.stop();
}
process.exit(0);
