import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './places.ts';

const doors = {
  './contract': './contract.ts',
  './addresses': './addresses.ts',
  './messages': './messages.ts',
  './rules': './rules.ts',
  './server': './server/index.ts',
  './web': './web/index.ts',
  './testing': './testing.ts',
};

const camel = (name: string): string => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const filesOf = (name: string): Record<string, string> => ({
  'package.json': `${JSON.stringify({ name: `@inkstone/${name}`, private: true, type: 'module', exports: doors }, null, 2)}\n`,
  'README.md': `# ${name}\n\nWhat it is for, its words, its tables, its odd corners: fifteen lines.\n`,
  'refusals.ts': `import { words } from '@inkstone/base';\n\n/** What this feature refuses, in both languages. */\nexport const refusals = words('${camel(name)}.refusals', {});\n`,
  'messages.ts': `import { words } from '@inkstone/base';\n\n/** What this feature says, in both languages. */\nexport const messages = words('${camel(name)}', {});\n`,
  'contract.ts': `import * as z from 'zod';\nimport { callsWith, signedIn } from '@inkstone/call';\nimport { refusals } from './refusals.ts';\n\nconst call = callsWith(refusals);\n`,
  'addresses.ts': `import * as z from 'zod';\nimport { address } from '@inkstone/base';\n`,
  'rules.ts': `import { no, yes, type Outcome } from '@inkstone/base';\n`,
  'rules.test.ts': `import { expect, test } from 'vitest';\n\ntest('${name} decides something', () => {\n  expect('a rule').toBe('written');\n});\n`,
  'server/index.ts': `import type { Answer } from '@inkstone/call/server';\n\nexport const answers: readonly Answer[] = [];\n`,
  'web/index.ts': `export { screens } from './screens.ts';\n`,
  'web/screens.ts': `import type { ScreenRow } from '@inkstone/ui/screen';\n\n/** The screens of ${name}. */\nexport const screens: readonly ScreenRow[] = [];\n`,
  'testing.ts': `/** Builders for the tests of ${name} and of those that use it. */\nexport {};\n`,
});

const [name = ''] = process.argv.slice(2);
const folder = path.join(root, 'features', name);
if (!/^[a-z]+(-[a-z]+)*$/.test(name) || existsSync(folder)) {
  console.error(
    name === '' ? 'npm run new:feature <name>, in kebab-case' : `${name} is no kebab-case name, or is there already.`,
  );
  process.exitCode = 1;
} else {
  for (const [file, text] of Object.entries(filesOf(name))) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  console.log(`Written: features/${name} with a failing test.`);
  console.log(
    `Next: "npm install" links the package; give ${name} its place in serverOrder of .dependency-cruiser.cjs,`,
  );
  console.log('its answers to apps/server/answers.ts and its screens to apps/web/screens.ts.');
}
