import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Language, MessageSet } from '@inkstone/base';

const textPrefix = '\0inkstone-words:';
const textQuery = /^virtual:words\/(en|zh)\/(\w+)\?from=(.+)$/;
const usesWords = /\buseTranslation\((\w+)\)/g;

const ownWords = /\bimport\s*\{[^}]*\bdefineMessages\b[^}]*\}\s*from\s*'@inkstone\/base'/;

const isReExport = (file: string): boolean =>
  file.endsWith('/messages.ts') &&
  existsSync(file.slice(0, -'.ts'.length)) &&
  !ownWords.test(readFileSync(file, 'utf8'));

/**
 * A folder `messages/` holds the messages that the file `messages.ts` beside it re-exports; the feature of that name
 * has no such file.
 */
const isBehindReExport = (file: string): boolean => {
  const folder = dirname(file);
  return folder.endsWith('/messages') && file.endsWith('.ts') && existsSync(`${folder}.ts`);
};

const isWordsFile = (file: string): boolean =>
  file.endsWith('/messages.ts') ? !isReExport(file) : isBehindReExport(file);

/** The server sends the text of a refusal; the browser needs only the codes. */
const isRefusalsFile = (id: string): boolean => id.endsWith('/refusals.ts');

const isWords = (value: unknown): value is MessageSet =>
  typeof value === 'object' && value !== null && 'namespace' in value && 'pairs' in value;

/** Imports the current version of a messages module. */
const read = async (file: string): Promise<Readonly<Record<string, unknown>>> =>
  (await import(`${pathToFileURL(file).href}?at=${statSync(file).mtimeMs}`)) as Record<string, unknown>;

const toLanguageJson = (words: MessageSet, language: Language): string =>
  JSON.stringify(Object.fromEntries(Object.entries(words.pairs).map(([key, pair]) => [key, pair[language]])));

const toLoader = (language: Language, name: string, file: string): string =>
  `() => import(${JSON.stringify(`virtual:words/${language}/${name}?from=${file}`)})`;

/** Generates a messages module with lazy handles by namespace and language instead of texts. */
const toHandlesModule = async (file: string): Promise<string> => {
  const lines = [`import { createMessagesHandle } from '@inkstone/ui/words';`];
  for (const [name, value] of Object.entries(await read(file))) {
    if (typeof value === 'function')
      throw new Error(`${file} is taken for messages alone, but exports the function ${name}`);
    if (!isWords(value)) {
      lines.push(`export const ${name} = ${JSON.stringify(value)};`);
      continue;
    }
    const loaders = `{ en: ${toLoader('en', name, file)}, zh: ${toLoader('zh', name, file)} }`;
    lines.push(
      `export const ${name} = /* @__PURE__ */ createMessagesHandle(${JSON.stringify(value.namespace)}, ${loaders});`,
    );
  }
  return lines.join('\n');
};

/** Generates a refusals module without texts. */
const toCodesModule = async (file: string): Promise<string> =>
  Object.entries(await read(file))
    .map(([name, value]) => {
      const lean = isWords(value) ? { namespace: value.namespace, pairs: {} } : value;
      return `export const ${name} = ${JSON.stringify(lean)};`;
    })
    .join('\n');

/** Prefetches the messages of a module when it is loaded, not only when it renders. */
const withPrefetch = (code: string): string | null => {
  const names = new Set([...code.matchAll(usesWords)].map((match) => match[1]));
  const imported = [...names].filter((name) => new RegExp(`import\\s*\\{[^}]*\\b${name}\\b[^}]*\\}`).test(code));
  if (imported.length === 0) return null;
  return `${code}\nimport { prefetchMessages as prefetchTheseMessages } from '@inkstone/ui/words';\nprefetchTheseMessages(${imported.join(', ')});\n`;
};

/**
 * Splits messages by feature and language. In the browser each `messages.ts`, and each file of a folder `messages/`,
 * contains only handles; the texts of a language are one chunk per namespace, loaded with the first module that uses
 * them. Messages anywhere else fail the build, because they would be shipped in both languages. Server and tests import
 * the modules unchanged.
 */
export const messagesPlugin = (): Plugin => ({
  name: 'inkstone-words',
  enforce: 'pre',
  resolveId(id) {
    return id.startsWith('virtual:words/') ? textPrefix + id : null;
  },
  async load(id) {
    if (id.startsWith(textPrefix)) {
      const [, language, name, file] = textQuery.exec(id.slice(textPrefix.length)) ?? [];
      if (!language || !name || !file) return null;
      const words = (await read(file))[name];
      return isWords(words) ? `export default ${toLanguageJson(words, language as Language)};` : null;
    }
    const file = id.split('?')[0] ?? id;
    if (isRefusalsFile(file)) return toCodesModule(file);
    return isWordsFile(file) ? toHandlesModule(file) : null;
  },
  transform(code, id) {
    if (id.includes('/node_modules/')) return null;
    if (ownWords.test(code)) this.error(`${id} would ship its words in both languages: they belong into messages.ts`);
    return id.endsWith('.tsx') ? withPrefetch(code) : null;
  },
});
