import { build } from 'vite';
import { expect, test } from 'vitest';
import { stripContractDocsPlugin, stripDocumentation } from './strip-contract-docs-plugin.ts';

const contract = '/sample/contract.ts';

test('a schema without its descriptions accepts the same values', () => {
  const code = `
const Aid = z.int() // whose
  .describe('The answer.')
  .nullable();
export const Row = z.object({ aid: Aid.describe(\`Of "it".\`), at: (z.string()).describe('When: ' + "(now)"), });`;
  expect(stripDocumentation(code, contract)).toBe(`
const Aid = z.int()
  .nullable();
export const Row = z.object({ aid: Aid, at: (z.string()), });`);
});

test('descriptions inside descriptions and inside argument lists are removed too', () => {
  const code = `const It = z.union([z.array(z.int().describe('One).')).describe('All.'), z.null().describe('None.')]).meta({ id: 'It', description: 'Both.' });`;
  expect(stripDocumentation(code, contract)).toBe('const It = z.union([z.array(z.int()), z.null()]);');
});

test('the summary of a call is removed, in contracts only', () => {
  const code = `export const a = call({ path: 'a', summary: 'What, then?', who });
export const b = aliasCall('b', a, { summary: 'The same' });
export const c = other({ summary: 'Kept' });`;
  expect(stripDocumentation(code, contract)).toBe(`export const a = call({ path: 'a',  who });
export const b = aliasCall('b', a, {  });
export const c = other({ summary: 'Kept' });`);
  expect(stripDocumentation(code, '/sample/web/desk.ts')).toBe(code);
});

test('text that only looks like a description is kept', () => {
  const code = `const why = "z.int().describe('it')"; // .describe('it')
const rule = /\\.describe\\('it'\\)/; export { why, rule };`;
  expect(stripDocumentation(code, contract)).toBe(code);
});

test('a description that is computed fails the build', () => {
  for (const argument of ['what', '`Of ${what}`', 'wordsOf(it)', '...all', '{ description: what }', "'One', 'two'", ''])
    expect(() => stripDocumentation(`z.int().describe(${argument});`, contract)).toThrow('as they stand');
});

test('the bundler accepts the stripped source, and reports where it cannot', async () => {
  const bundled = async (code: string) => {
    const sources = {
      name: 'given',
      resolveId: (id: string) => (id === contract ? id : null),
      load: (id: string) => (id === contract ? code : null),
    };
    const built = await build({
      configFile: false,
      logLevel: 'silent',
      plugins: [sources, stripContractDocsPlugin()],
      build: { write: false, minify: false, lib: { entry: contract, formats: ['es'] } },
    });
    return [built]
      .flat()
      .flatMap((output) => ('output' in output ? output.output : []))
      .map((output) => ('code' in output ? output.code : ''));
  };
  const typed = `export const Row = (z: { int(): { describe(it: string): number } }): number => z.int().describe('Kept away.');`;
  expect((await bundled(typed)).join('')).toContain('z.int();');
  await expect(bundled(typed.replace(`'Kept away.'`, 'String(z)'))).rejects.toThrow(contract);
});
