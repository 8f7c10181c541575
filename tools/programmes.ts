import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './call-locations.ts';
import { listProgrammeFolders, writeRegistry } from './programme-registry.ts';

const directory = path.join(root, 'programmes');
mkdirSync(path.join(directory, 'registry'), { recursive: true });
for (const [file, text] of Object.entries(writeRegistry(listProgrammeFolders(directory)))) {
  writeFileSync(path.join(directory, 'registry', file), text);
  console.log(`Written: programmes/registry/${file}`);
}
