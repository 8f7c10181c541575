import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { featureFiles } from './feature-skeleton.ts';
import { root } from './call-locations.ts';

const [name = ''] = process.argv.slice(2);
const folder = path.join(root, 'features', name);
if (!/^[a-z]+(-[a-z]+)*$/.test(name) || existsSync(folder)) {
  console.error(
    name === '' ? 'npm run new:feature <name>, in kebab-case' : `${name} is no kebab-case name, or is there already.`,
  );
  process.exitCode = 1;
} else {
  for (const [file, text] of Object.entries(featureFiles(name))) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  console.log(`Written: features/${name} with a failing test.`);
  console.log(
    `Next: "npm install" links the package; give ${name} its place in serverOrder of .dependency-cruiser.cjs,`,
  );
  console.log(
    'its handlers to apps/server/handlers.ts, its screens to apps/web/screens.ts and apps/web/screen-registry.ts.',
  );
}
