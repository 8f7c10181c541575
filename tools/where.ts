import { findCall } from './call-locations.ts';
import { readCalls, readScreens } from './registries.ts';
import { findScreen, screenFile } from './screen-sources.ts';

const lines = (name: string, entries: readonly string[]): string[] =>
  (entries.length > 0 ? entries : ['none']).map(
    (location, index) => `${(index === 0 ? name : '').padEnd(10)}${location}`,
  );

const whereOneCall = (path: string): string[] => {
  const location = findCall(path);
  if (!location) return [];
  return [
    ...lines('call', [`${path}: ${location.name} of ${location.feature}`]),
    ...lines('contract', [location.contract]),
    ...lines('handler', location.handler ? [location.handler] : []),
    ...lines('queries', location.queries),
    ...lines('tests', location.tests),
  ];
};

const callPaths = async (): Promise<string[]> => (await readCalls()).map((call) => call.path);

/** Finds calls by their path or its end: `homework/editDeadline` is enough. */
const whereCall = async (query: string): Promise<string[]> => {
  const paths = await callPaths();
  const matches = paths.filter((path) => query !== '' && (path === query || path.endsWith(`/${query}`)));
  return matches.flatMap(whereOneCall);
};

const whereScreen = async (query: string): Promise<string[]> => {
  const row = (await readScreens()).find((screen) => screen.path === query);
  const location = row && findScreen(row, await callPaths());
  if (!location) return [];
  const queries = new Set(location.calls.flatMap((call) => call.queries));
  return [
    ...lines('screen', [location.file]),
    ...lines('row', [location.row]),
    ...lines(
      'calls',
      location.calls.map(({ path, handler }) => `${path}: ${handler ?? 'no handler'}`),
    ),
    ...lines('queries', [...queries].sort()),
    ...lines('tests', location.tests),
  ];
};

/** Lists calls and screens by a word of their path, name or file. */
const whereWord = async (word: string): Promise<string[]> => {
  const hasWord = (text: string): boolean => text.toLowerCase().includes(word.toLowerCase());
  const calls = (await callPaths()).map((path) => ({
    path,
    contract: findCall(path)?.contract ?? '',
    name: findCall(path)?.name ?? '',
  }));
  const screens = (await readScreens()).map(({ path, load }) => ({ path, file: screenFile(load) ?? '' }));
  return [
    ...screens
      .filter(({ path, file }) => hasWord(path) || hasWord(file))
      .map(({ path, file }) => `screen    ${path}: ${file}`),
    ...calls
      .filter(({ path, name, contract }) => hasWord(path) || hasWord(name) || hasWord(contract))
      .map(({ path, name, contract }) => `call      ${path}: ${name}, ${contract}`),
  ];
};

const [argument = ''] = process.argv.slice(2);
const bare = argument.replace(/^\/?api\//, '').replace(/\?.*$/, '');
const exact = bare.startsWith('/')
  ? [...(await whereScreen(bare)), ...(await whereCall(bare.slice(1)))]
  : await whereCall(bare);
const isWord = /^[\w-]{3,}$/.test(bare);
const output = isWord ? [...exact, ...(await whereWord(bare))] : exact;
if (output.length > 0) console.log(output.join('\n'));
else {
  console.error(
    argument === ''
      ? 'Say a screen, a call or a word: npm run where /stu/work/detail, homework/editDeadline, or student'
      : `${argument} is not built: no address and no contract has it.`,
  );
  process.exitCode = 1;
}
