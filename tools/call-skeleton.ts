/** `moveDeadline` becomes `move-deadline`. */
export const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A call to be generated. */
export interface NewCall {
  name: string;
  path: string;
  method: 'GET' | 'POST';
}

const contractText = ({ name, path, method }: NewCall): string => `
/** Say what the call does, in one sentence. */
export const ${name} = call({
  path: '${path}',
  method: '${method}',
  effect: '${method === 'GET' ? 'read' : 'write'}',
  summary: 'Say what the call does, in one sentence.',
  access: signedIn,
  input: z.object({}),
  output: z.object({}),
});
`;

/** The handler of a new call; it always responds 404. */
export const handlerText = (name: string): string => `import { handleCall } from '@inkstone/call/server';
import { ${name} as contract } from '../contract.ts';

/** Say what the call does, in one sentence. */
export const ${name} = handleCall(contract, async ({ notFound }) => notFound());
`;

/** A test that fails until the call returns something, and one that refuses unauthorised callers. */
export const testText = ({
  name,
  method,
}: NewCall): string => `import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { ${name} } from '../contract.ts';

let school: TestSchool;

beforeAll(async () => {
  school = await openSchool();
});

afterAll(() => school.close());

test('${name} answers what its contract promises', async () => {
  const student = await school.signIn(await school.person({ role: 'student' }));

  expect(await student.${method === 'GET' ? 'ask' : 'send'}(${name}, {})).toEqual({ say: 'what comes back' });
});

test('nobody signed out gets an answer from ${name}', async () => {
  expect(await school.nobody.failed(${name}, {})).toMatchObject({ kind: 'signedOut' });
});
`;

const contractHeader = (refusals: string): string => `import * as z from 'zod';
import { createCallFactory, signedIn } from '@inkstone/call';
import { refusals } from '${refusals}';

const call = createCallFactory(refusals);
`;

/** The file of a call in a folder of contracts. */
export const ownContract = (newCall: NewCall): string => contractHeader('../refusals.ts') + contractText(newCall);

const callImport = /import \{([^}]*)\} from '@inkstone\/call';/;

/** Adds the import of the caller groups to a contract. */
const withCaller = (text: string): string => {
  const imported = (callImport.exec(text)?.[1] ?? '').split(',').map((name) => name.trim());
  const needed = [...new Set([...imported, 'signedIn'])].filter(Boolean).sort();
  return text.replace(callImport, `import { ${needed.join(', ')} } from '@inkstone/call';`);
};

/**
 * The feature's single contract file with another call at its end; the first call adds the imports that all calls need.
 */
export const contractWith = (text: string, newCall: NewCall): string => {
  const start = text.includes('createCallFactory(') ? withCaller(text) : contractHeader('./refusals.ts');
  return start + contractText(newCall);
};
