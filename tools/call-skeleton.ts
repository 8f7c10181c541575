/** `moveDeadline` becomes `move-deadline`. */
export const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A call that is to be written. */
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

/** The handler of a call, which finds nothing yet. */
export const handlerText = (name: string): string => `import { handleCall } from '@inkstone/call/server';
import { ${name} as contract } from '../contract.ts';

/** Say what the call does, in one sentence. */
export const ${name} = handleCall(contract, async ({ notFound }) => notFound());
`;

/** A test that fails until the call answers something, and one that keeps strangers out. */
export const testText = ({
  name,
  method,
}: NewCall): string => `import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSchool, type TestSchool } from '@inkstone/server/testing';
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

/** A file of its own in a folder of contracts. */
export const ownContract = (newCall: NewCall): string => contractHeader('../refusals.ts') + contractText(newCall);

const callImport = /import \{([^}]*)\} from '@inkstone\/call';/;

/** A contract that imports who is signed in, beside what it imports already. */
const withCaller = (text: string): string => {
  const imported = (callImport.exec(text)?.[1] ?? '').split(',').map((name) => name.trim());
  const needed = [...new Set([...imported, 'signedIn'])].filter(Boolean).sort();
  return text.replace(callImport, `import { ${needed.join(', ')} } from '@inkstone/call';`);
};

/** The one file of contracts with another call at its end; the first call brings what all calls need. */
export const contractWith = (text: string, newCall: NewCall): string => {
  const start = text.includes('createCallFactory(') ? withCaller(text) : contractHeader('./refusals.ts');
  return start + contractText(newCall);
};
