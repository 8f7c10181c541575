import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { messagesPlugin } from './messages-plugin.ts';

type Hook = (this: unknown, ...args: string[]) => unknown;

const plugin = messagesPlugin() as unknown as { load: Hook; resolveId: Hook; transform: Hook };
const folder = mkdtempSync(join(tmpdir(), 'words-'));
const file = join(folder, 'messages.ts');
const pairs = "{ hello: { en: 'Hello', zh: '你好' } }";
writeFileSync(file, `export const messages = { namespace: 'sample', pairs: ${pairs} };\nexport const most = 3;\n`);

afterAll(() => rmSync(folder, { recursive: true }));

test('a messages module is replaced by handles without its texts', async () => {
  const code = String(await plugin.load(file));
  expect(code).toContain('createMessagesHandle("sample"');
  expect(code).toContain('export const most = 3;');
  expect(code).not.toContain('你好');
  expect(code).not.toContain('Hello');
});

test('a messages module that exports a function stops the build', async () => {
  const odd = join(folder, 'odd');
  mkdirSync(odd, { recursive: true });
  writeFileSync(join(odd, 'messages.ts'), 'export const parse = () => 3;\n');
  await expect(plugin.load(join(odd, 'messages.ts'))).rejects.toThrow('parse');
});

test('a folder of messages behind an index file is replaced by handles too, and is imported only through that file', async () => {
  const feature = join(folder, 'feature');
  mkdirSync(join(feature, 'messages'), { recursive: true });
  const [door, behind] = [join(feature, 'messages.ts'), join(feature, 'messages', 'again.ts')];
  writeFileSync(door, `export * from './messages/again.ts';\n`);
  writeFileSync(behind, `export const againWords = { namespace: 'sample.again', pairs: ${pairs} };\n`);
  expect(await plugin.load(door)).toBeNull();
  expect(String(await plugin.load(behind))).toContain(`createMessagesHandle("sample.again"`);
  expect(String(await plugin.load(behind))).not.toContain('你好');
});

test("a feature's file named messages is left as it is", async () => {
  mkdirSync(join(folder, 'features', 'messages'), { recursive: true });
  expect(await plugin.load(join(folder, 'features', 'messages', 'addresses.ts'))).toBeNull();
});

test('texts that would be shipped in both languages fail the build', () => {
  const error = vi.fn<(why: string) => void>();
  const code =
    "import { type LocalizedText, defineMessages } from '@inkstone/base';\nexport const more = defineMessages('more', {});\n";
  plugin.transform.call({ error }, code, '/features/home/more-words.ts');
  expect(error).toHaveBeenCalledWith(expect.stringContaining('/features/home/more-words.ts'));
});

test('each language is a module of its own', async () => {
  const getModuleId = (language: string) => String(plugin.resolveId(`virtual:words/${language}/messages?from=${file}`));
  expect(await plugin.load(getModuleId('en'))).toBe('export default {"hello":"Hello"};');
  expect(await plugin.load(getModuleId('zh'))).toBe('export default {"hello":"你好"};');
});

test('a chunk requests its messages when it is loaded', () => {
  const code = "import { messages } from './messages.ts';\nconst Part = () => useTranslation(messages)('hello');\n";
  expect(plugin.transform(code, '/features/home/web/part.tsx')).toContain('prefetchTheseMessages(messages);');
  expect(plugin.transform('const Part = () => null;', '/features/home/web/part.tsx')).toBeNull();
});
