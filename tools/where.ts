import { findCall } from './places.ts';
import { readCalls, readScreens } from './registries.ts';
import { findScreen } from './screen-places.ts';

const lines = (name: string, found: readonly string[]): string[] =>
  (found.length > 0 ? found : ['none']).map((it, index) => `${(index === 0 ? name : '').padEnd(10)}${it}`);

const whereOneCall = (path: string): string[] => {
  const it = findCall(path);
  if (!it) return [];
  return [
    ...lines('call', [`${path}: ${it.name} of ${it.feature}`]),
    ...lines('contract', [it.contract]),
    ...lines('handler', it.handler ? [it.handler] : []),
    ...lines('queries', it.queries),
    ...lines('tests', it.tests),
  ];
};

const callPaths = async (): Promise<string[]> => (await readCalls()).map((call) => call.path);

/** Calls by their path or by its end: `homework/editDeadline` is enough. */
const whereCall = async (wanted: string): Promise<string[]> => {
  const paths = await callPaths();
  const meant = paths.filter((path) => wanted !== '' && (path === wanted || path.endsWith(`/${wanted}`)));
  return meant.flatMap(whereOneCall);
};

const whereScreen = async (wanted: string): Promise<string[]> => {
  const row = (await readScreens()).find((screen) => screen.path === wanted);
  const it = row && findScreen(row, await callPaths());
  if (!it) return [];
  const queries = new Set(it.calls.flatMap((call) => call.queries));
  return [
    ...lines('screen', [it.file]),
    ...lines('row', [it.row]),
    ...lines(
      'calls',
      it.calls.map(({ path, handler }) => `${path}: ${handler ?? 'no handler'}`),
    ),
    ...lines('queries', [...queries].sort()),
    ...lines('tests', it.tests),
  ];
};

const [asked = ''] = process.argv.slice(2);
const bare = asked.replace(/^\/?api\//, '').replace(/\?.*$/, '');
const found = bare.startsWith('/')
  ? [...(await whereScreen(bare)), ...(await whereCall(bare.slice(1)))]
  : await whereCall(bare);
if (found.length > 0) console.log(found.join('\n'));
else {
  console.error(
    asked === ''
      ? 'Say a screen or a call: npm run where /stu/work/detail, or npm run where homework/editDeadline'
      : `${asked} is not built: no address and no contract has it.`,
  );
  process.exitCode = 1;
}
