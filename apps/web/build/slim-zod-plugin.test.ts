import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { slimZodPlugin, withoutCompiler, withoutFormatMethods } from './slim-zod-plugin.ts';

let folder: string;
beforeAll(async () => {
  // Inside the repository, so that zod resolves, in an ignored folder.
  const cache = path.join(import.meta.dirname, '../../../.cache');
  await mkdir(cache, { recursive: true });
  folder = await mkdtemp(path.join(cache, 'slim-zod-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const entry = `import { z } from 'zod';
const of = (schema) => (text) => schema.safeParse(text).success;
export const email = of(z.email());
export const day = of(z.iso.date());
export const text = of(z.string().trim().min(2).max(3).regex(/^a/));
const shape = z.object({ a: z.number() });
export const object = (value) => shape.safeParse(value).success;
export const methods = Object.keys(z.string()).concat('email' in z.string() ? 'email' : []);`;

interface Built {
  email(text: string): boolean;
  day(text: string): boolean;
  text(text: string): boolean;
  object(value: unknown): boolean;
  methods: string[];
}

const built = async (): Promise<Built> => {
  const input = path.join(folder, 'entry.js');
  await writeFile(input, entry);
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [slimZodPlugin()],
    build: { outDir: path.join(folder, 'dist'), lib: { entry: input, formats: ['es'], fileName: 'made' } },
  });
  const file = path.join(folder, 'dist', 'made.js');
  // Loaded again by each test.
  return (await import(`${pathToFileURL(file).href}?${randomUUID()}`)) as Built;
};

test('the parts of zod that the product uses work in the build, and format methods are removed', async () => {
  const output = await built();
  expect([output.email('lin@example.org'), output.email('lin')]).toEqual([true, false]);
  expect([output.day('2026-02-28'), output.day('2026-02-30')]).toEqual([true, false]);
  expect(['ab', 'abcd', 'bb', ' ab '].map((text) => output.text(text))).toEqual([true, false, false, true]);
  expect(output.methods).not.toContain('email');
});

test('no code is generated from strings, and no attempt is made to', async () => {
  const probes = vi.fn<() => void>();
  const { Function: original } = globalThis;
  vi.stubGlobal(
    'Function',
    new Proxy(original, { construct: (target, args) => (probes(), Reflect.construct(target, args)) }),
  );
  const output = await built();

  expect([output.object({ a: 1 }), output.object({ a: 'x' })]).toEqual([true, false]);
  vi.unstubAllGlobals();
  expect(probes).not.toHaveBeenCalled();
});

test('a zod release with other source code fails the build', () => {
  expect(() => withoutFormatMethods('export const ZodString = other();')).toThrow('slim-zod-plugin');
  expect(() => withoutCompiler('const jit = maybe();')).toThrow('slim-zod-plugin');
});
