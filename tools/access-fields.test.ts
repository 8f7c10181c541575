import { fromWire, type AnyCall } from '@inkstone/call';
import { handlers } from '@inkstone/server/handlers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { watchDatabase, type Watch } from './access-tests/database.ts';
import { newRequestId } from './access-tests/request-id.ts';
import { browserFor, type Row } from './access-tests/row.ts';
import { rows } from './access-tests/rows.ts';
import { openTwoSides, type TwoSides } from './access-tests/school.ts';
import { findEnvelopeFault, toQueryString, sendRaw } from './access-tests/send.ts';
import { bodies, buildInvalidInputs } from './access-tests/invalid-inputs.ts';

let sides: TwoSides;
let watch: Watch;
beforeAll(async () => {
  sides = await openTwoSides();
  watch = watchDatabase(sides.school.db);
});
afterAll(() => sides.school.close());

const calls = handlers.flatMap(({ call }) => {
  const name = `${call.method} ${call.path}`;
  const row = rows[name];
  // Excluded, since one ends the session and the other's response never ends.
  return row && name !== 'GET common/logout' && name !== 'GET message/stream' ? [{ name, call, row }] : [];
});

const tokenFor = ({ who }: Row): string | undefined => {
  if (who.roles === 'anyone') return undefined;
  return sides.mine[browserFor(who)].token;
};

/** Rate limits must not hide what a call does with its input. */
const freshMinute = async (): Promise<void> => {
  sides.school.clock.pass({ minutes: 1 });
  await sides.school.db.run(sql`delete from rate_counter`);
};

/** The input as the server receives it: in a query string every field is text, and null fields are missing. */
const arriving = (call: AnyCall, input: unknown): unknown =>
  call.method === 'GET'
    ? Object.fromEntries(new URLSearchParams(toQueryString(input as Record<string, unknown>)))
    : input;

/** The input with an id of its own: a request that is sent again would only repeat the first response. */
const asNewRequest = (input: unknown): unknown =>
  typeof input === 'object' && input !== null && 'requestId' in input ? { ...input, requestId: newRequestId() } : input;

test.each(calls)(
  '$name responds with the envelope to an invalid field and writes no row',
  async ({ call, row }) => {
    await freshMinute();
    const accepted: unknown[] = [];
    const wrong: string[] = [];
    const changed = await watch.changedBy(async () => {
      for (const { what, input } of buildInvalidInputs(call, row.input(sides.mine))) {
        // Input that the contract accepts (an optional field, a coerced number) is the call's own concern and is sent
        // last.
        if (call.input.safeParse(fromWire(call, 'input', arriving(call, input))).success) accepted.push(input);
        else {
          const problem = findEnvelopeFault(await sendRaw(sides.school, call, { input, token: tokenFor(row) }));
          if (problem) wrong.push(`${what}: ${problem}`);
        }
      }
    });

    expect(wrong).toEqual([]);
    expect(changed).toEqual([]);
    if (accepted.length > 0) watch.forget();
    const broken: unknown[] = [];
    for (const input of accepted) {
      const { status } = await sendRaw(sides.school, call, { input: asNewRequest(input), token: tokenFor(row) });
      if (status >= 500) broken.push(input);
    }
    expect(broken).toEqual([]);
    // Calls that print answer some inputs with a whole PDF each.
  },
  300_000,
);

const posts = calls.filter(({ call }) => call.method === 'POST');

test.each(posts)('$name rejects a body that is no input with the envelope and writes no row', async ({ call, row }) => {
  await freshMinute();
  const send = async (payload: string | Buffer, type = 'application/json') => {
    const response = await sides.school.server.app.inject({
      method: 'POST',
      url: `/api/${call.path}`,
      headers: { 'content-type': type, authorization: `Bearer ${tokenFor(row) ?? ''}` },
      payload,
    });
    return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
  };
  const wrong: string[] = [];
  const changed = await watch.changedBy(async () => {
    for (const { what, input } of bodies) {
      const problem = findEnvelopeFault(await send(String(input)));
      // An upload reads only the fields of its form, and then reports that the file is missing.
      if (problem) wrong.push(`${what}: ${problem}`);
    }
    wrong.push(findEnvelopeFault(await send('id=1', 'text/plain')));
    const large = await send(Buffer.alloc(Math.min(call.maxBytes * 10, call.maxBytes + 4_000_000), 32));
    // An upload without an account is read only where it is a form.
    const isUnread = call.access.kind === 'anyone' && call.requestFormat === 'multipart';
    const refusal = isUnread ? { status: 400, code: 'request.invalid' } : { status: 413, code: 'request.tooLarge' };
    expect(large).toMatchObject({ status: refusal.status, body: { success: 0, code: refusal.code } });
  });

  expect(wrong.filter(Boolean)).toEqual([]);
  expect(changed).toEqual([]);
});
