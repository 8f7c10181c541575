import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Language, MessageSet } from '@inkstone/base';

const textPrefix = '\0inkstone-words:';
const textQuery = /^virtual:words\/(en|zh)\/(\w+)\?from=(.+)$/;
const usesWords = /\buseTranslation\((\w+)\)/g;

const ownWords = /\bimport\s*\{[^}]*\bdefineMessages\b[^}]*\}\s*from\s*'@inkstone\/base'/;

const isDoor = (file: string): boolean =>
  file.endsWith('/messages.ts') &&
  existsSync(file.slice(0, -'.ts'.length)) &&
  !ownWords.test(readFileSync(file, 'utf8'));

/** A folder `messages/` holds the words of the door beside it; the feature of that name has no such door. */
const isBehindDoor = (file: string): boolean => {
  const folder = dirname(file);
  return folder.endsWith('/messages') && file.endsWith('.ts') && existsSync(`${folder}.ts`);
};

const isWordsFile = (file: string): boolean => (file.endsWith('/messages.ts') ? !isDoor(file) : isBehindDoor(file));

/** The sentences of refusals come from the server with the refusal; the browser needs their codes alone. */
const isRefusalsFile = (id: string): boolean => id.endsWith('/refusals.ts');

const isWords = (value: unknown): value is MessageSet =>
  typeof value === 'object' && value !== null && 'namespace' in value && 'pairs' in value;

/** The exports of a words module as it stands on the disk now. */
const read = async (file: string): Promise<Readonly<Record<string, unknown>>> =>
  (await import(`${pathToFileURL(file).href}?at=${statSync(file).mtimeMs}`)) as Record<string, unknown>;

const textOf = (words: MessageSet, language: Language): string =>
  JSON.stringify(Object.fromEntries(Object.entries(words.pairs).map(([key, pair]) => [key, pair[language]])));

const loaderOf = (language: Language, name: string, file: string): string =>
  `() => import(${JSON.stringify(`virtual:words/${language}/${name}?from=${file}`)})`;

/** A words module without its words: handles that fetch them by namespace and language. */
const handlesOf = async (file: string): Promise<string> => {
  const lines = [`import { createMessagesHandle } from '@inkstone/ui/words';`];
  for (const [name, value] of Object.entries(await read(file))) {
    if (!isWords(value)) {
      lines.push(`export const ${name} = ${JSON.stringify(value)};`);
      continue;
    }
    const loaders = `{ en: ${loaderOf('en', name, file)}, zh: ${loaderOf('zh', name, file)} }`;
    lines.push(
      `export const ${name} = /* @__PURE__ */ createMessagesHandle(${JSON.stringify(value.namespace)}, ${loaders});`,
    );
  }
  return lines.join('\n');
};

/** A refusals module without its sentences. */
const codesOf = async (file: string): Promise<string> =>
  Object.entries(await read(file))
    .map(([name, value]) => {
      const lean = isWords(value) ? { namespace: value.namespace, pairs: {} } : value;
      return `export const ${name} = ${JSON.stringify(lean)};`;
    })
    .join('\n');

/** Starts fetching the words of a file as soon as the file arrives, not only when it is drawn. */
const warmed = (code: string): string | null => {
  const names = new Set([...code.matchAll(usesWords)].map((match) => match[1]));
  const imported = [...names].filter((name) => new RegExp(`import\\s*\\{[^}]*\\b${name}\\b[^}]*\\}`).test(code));
  if (imported.length === 0) return null;
  return `${code}\nimport { prefetchMessages as prefetchTheseMessages } from '@inkstone/ui/words';\nprefetchTheseMessages(${imported.join(', ')});\n`;
};

/**
 * Ships words by feature and language. In the browser each `messages.ts`, and each file of the folder `messages/` behind
 * it, is only handles; the words of a language are one chunk per namespace, fetched when a file that says them arrives.
 * Words anywhere else stop the build, for they would come in both languages. Server and tests read the modules as they
 * are.
 */
export const wordsPlugin = (): Plugin => ({
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
      return isWords(words) ? `export default ${textOf(words, language as Language)};` : null;
    }
    const file = id.split('?')[0] ?? id;
    if (isRefusalsFile(file)) return codesOf(file);
    return isWordsFile(file) ? handlesOf(file) : null;
  },
  transform(code, id) {
    if (id.includes('/node_modules/')) return null;
    if (ownWords.test(code)) this.error(`${id} would ship its words in both languages: they belong into messages.ts`);
    return id.endsWith('.tsx') ? warmed(code) : null;
  },
});
