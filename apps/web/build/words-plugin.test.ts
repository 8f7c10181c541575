import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { wordsPlugin } from './words-plugin.ts';

type Hook = (this: unknown, ...given: string[]) => unknown;

const plugin = wordsPlugin() as unknown as { load: Hook; resolveId: Hook; transform: Hook };
const folder = mkdtempSync(join(tmpdir(), 'words-'));
const file = join(folder, 'messages.ts');
const pairs = "{ hello: { en: 'Hello', zh: '你好' } }";
writeFileSync(file, `export const messages = { namespace: 'sample', pairs: ${pairs} };\nexport const most = 3;\n`);

afterAll(() => rmSync(folder, { recursive: true }));

test('a words module becomes handles without its words', async () => {
  const code = String(await plugin.load(file));
  expect(code).toContain('wordsHandle("sample"');
  expect(code).toContain('export const most = 3;');
  expect(code).not.toContain('你好');
  expect(code).not.toContain('Hello');
});

test('each language is a module of its own', async () => {
  const idOf = (language: string) => String(plugin.resolveId(`virtual:words/${language}/messages?from=${file}`));
  expect(await plugin.load(idOf('en'))).toBe('export default {"hello":"Hello"};');
  expect(await plugin.load(idOf('zh'))).toBe('export default {"hello":"你好"};');
});

test('a part starts fetching the words that it says when it arrives', () => {
  const code = "import { messages } from './messages.ts';\nconst Part = () => useWords(messages)('hello');\n";
  expect(plugin.transform(code, '/features/home/web/part.tsx')).toContain('warmTheseWords(messages);');
  expect(plugin.transform('const Part = () => null;', '/features/home/web/part.tsx')).toBeNull();
});
