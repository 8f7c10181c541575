import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contractWith, handlerText, kebab, ownContract, testText, type NewCall } from './call-skeleton.ts';
import { findCall, readAllowedList, readText, root } from './call-locations.ts';

/** The method of a path in the lists of calls; undefined where it is not listed. */
const findMethod = (call: string): NewCall['method'] | undefined => {
  const line = readAllowedList('calls').find((listedCall) => listedCall.split(' ')[1] === call);
  if (!line) return undefined;
  return line.startsWith('GET ') ? 'GET' : 'POST';
};

/**
 * Writes the contract where the feature keeps them: a file in the contract folder where there is one, else the end of
 * the single file.
 */
const writeContract = (folder: string, newCall: NewCall): string => {
  const door = `${folder}/contract.ts`;
  if (!existsSync(path.join(root, folder, 'contract'))) {
    writeFileSync(path.join(root, door), contractWith(readText(door), newCall));
    return `${door} (at its end)`;
  }
  const file = `contract/${kebab(newCall.name)}.ts`;
  writeFileSync(path.join(root, folder, file), ownContract(newCall));
  writeFileSync(path.join(root, door), `${readText(door)}export * from './${file}';\n`);
  return `${folder}/${file}`;
};

/** Writes the contract, the handler and a failing test, or throws an error for the user; returns the lines to print. */
const write = (feature: string, name: string, call: string): string[] => {
  const folder = path.join('features', feature);
  if (!/^[a-z][A-Za-z]+$/.test(name) || call === '') throw new Error(usage);
  if (!existsSync(path.join(root, folder, 'contract.ts'))) throw new Error(`There is no feature ${feature}.`);
  const known = findCall(call);
  if (known) throw new Error(`${call} stands already in ${known.contract}.`);
  const method = findMethod(call);
  const handler = path.join(folder, 'server', `${kebab(name)}.ts`);
  const test = handler.replace(/\.ts$/, '.test.ts');
  for (const file of [handler, test]) if (existsSync(path.join(root, file))) throw new Error(`${file} already exists.`);
  const newCall: NewCall = { name, path: call, method: method ?? 'POST' };
  const contract = writeContract(folder, newCall);
  writeFileSync(path.join(root, handler), handlerText(name));
  writeFileSync(path.join(root, test), testText(newCall));
  return [
    `Written: ${contract}, ${handler}, ${test}`,
    `Next: add ${name} to the handlers of ${folder}/server/index.ts, then: npx vitest run ${test}`,
    ...(method
      ? []
      : [`${call} is in neither list: a call beyond the specification is listed in docs/spec/added-calls.txt first.`]),
  ];
};

const usage =
  'npm run new:call <feature> <name> <path>, such as: npm run new:call assignments moveDeadline backend/homework/editDeadline';

const [feature = '', name = '', call = ''] = process.argv.slice(2);
try {
  console.log(write(feature, name, call).join('\n'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
