const doors = {
  './contract': './contract.ts',
  './addresses': './addresses.ts',
  './messages': './messages.ts',
  './rules': './rules.ts',
  './server': './server/index.ts',
  './screens': './web/screens.ts',
  './testing': './testing.ts',
};

const camel = (name: string): string => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const packageText = (name: string): string =>
  `${JSON.stringify({ name: `@inkstone/${name}`, private: true, type: 'module', exports: doors }, null, 2)}\n`;

const wordsText = (
  constant: string,
  namespace: string,
  says: string,
): string => `import { defineMessages } from '@inkstone/base';

/** ${says}, in both languages. */
export const ${constant} = defineMessages('${namespace}', {});
`;

const emptyText = (says: string): string => `/** ${says} */
export {};
`;

const rulesText = `import { err, type Outcome } from '@inkstone/base';

/** Say what is decided, and why not. */
export const canBegin = (): Outcome<null, 'notYet'> => err('notYet');
`;

const rulesTestText = `import { expect, test } from 'vitest';
import { ok } from '@inkstone/base';
import { canBegin } from './rules.ts';

test('say what is decided', () => {
  expect(canBegin()).toEqual(ok(null));
});
`;

const answersText = (name: string): string => `import type { CallHandler } from '@inkstone/call/server';

/** The handlers of ${name}. */
export const handlers: readonly CallHandler[] = [];
`;

const screensText = (name: string): string => `import type { ScreenDefinition } from '@inkstone/ui/screen';

/** The screens of ${name}. */
export const screens: readonly ScreenDefinition[] = [];
`;

/**
 * The files of a new feature by their paths in its folder: all empty, with one test that fails until there is a rule.
 */
export const featureFiles = (name: string): Record<string, string> => ({
  'package.json': packageText(name),
  'README.md': `# ${name}\n\nWhat it is for, its words, its tables, its odd corners: fifteen lines.\n`,
  'refusals.ts': wordsText('refusals', `${camel(name)}.refusals`, 'What this feature refuses'),
  'messages.ts': wordsText('messages', camel(name), 'What this feature says'),
  'contract.ts': emptyText(`The calls of ${name}; npm run new:call writes the first.`),
  'addresses.ts': emptyText(`Where the screens of ${name} are, for those that link to them.`),
  'rules.ts': rulesText,
  'rules.test.ts': rulesTestText,
  'server/index.ts': answersText(name),
  'web/screens.ts': screensText(name),
  'testing.ts': emptyText(`Builders for the tests of ${name} and of those that use it.`),
});
