import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listKindFolders, writeKindRegistry } from './assignment-kind-registry.ts';
import { root } from './call-locations.ts';
import { listContractFolders, listProgrammeFolders, writeRegistry } from './programme-registry.ts';

const write = (file: string, text: string): void => {
  writeFileSync(path.join(root, file), text);
  console.log(`Written: ${file}`);
};

mkdirSync(path.join(root, 'programmes/registry'), { recursive: true });
const programmes = path.join(root, 'programmes');
const programmeFiles = writeRegistry(listProgrammeFolders(programmes), listContractFolders(programmes));
for (const [file, text] of Object.entries(programmeFiles)) {
  write(`programmes/registry/${file}`, text);
}
write(
  'exam/assignment-kinds/registry.ts',
  writeKindRegistry(listKindFolders(path.join(root, 'exam/assignment-kinds'))),
);
