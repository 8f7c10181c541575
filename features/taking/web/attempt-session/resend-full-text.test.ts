// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { buildBlueprint, buildSectionRule } from '@inkstone/exam/blueprint/testing';
import { createStart, openStore } from '../testing.tsx';

afterEach(() => vi.unstubAllGlobals());

interface Sent {
  seq: number;
  kind: string;
  value?: unknown;
}

/** A server that cannot apply patches: it acknowledges what comes before one and reports a gap on submission. */
const holdNoPatches = () => {
  const held: Sent[] = [];
  let misfits = 0;
  const answer = (body: object) => new Response(JSON.stringify({ success: 1, ...body }));
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const { events = [] } = typeof init?.body === 'string' ? (JSON.parse(init.body) as { events?: Sent[] }) : {};
    const at = events.findIndex(({ kind }) => kind === 'patched');
    if (at >= 0) misfits += 1;
    const taken = at < 0 ? events : events.slice(0, at);
    if (at >= 0 && url.endsWith('do/saveTopic')) {
      return new Response(JSON.stringify({ success: 0, code: 'attempt.gap', message: 'A gap.' }));
    }
    for (const event of taken) if (!held.some(({ seq }) => seq === event.seq)) held.push(event);
    const ack = Math.max(0, ...held.map(({ seq }) => seq));
    const synced = { serverTime: new Date().toISOString(), syncId: 'sync', secondsLeft: null, windowVersion: 1 };
    const rest = { closesAt: '2036-12-31T00:00:00.000Z', isClosed: false, isHolder: true, answered: 0, total: 0 };
    return answer({ ...synced, ...rest, ack });
  });
  return { held, misfits: () => misfits };
};

const blueprint = buildBlueprint({
  sections: [buildSectionRule('Writing')],
  filled: [{ section: 'Writing', sets: [[1]] }],
});
const text = 'The stone was wet. '.repeat(40);

test('a patch that the server cannot apply is sent again as the full text with the same number, and everything arrives', async () => {
  const { held, misfits } = holdNoPatches();
  const store = await openStore(createStart(blueprint), [
    { kind: 'started' },
    { kind: 'section-entered', sectionId: 'Writing' },
    { kind: 'answered', questionId: 1, value: text },
  ]);
  await vi.waitFor(() => expect(store.snapshot().saving.is).toBe('saved'));
  store.dispatch({ kind: 'answered', questionId: 1, value: `${text}!` });
  await vi.waitFor(() => expect(store.snapshot().saving.is).toBe('saved'), { timeout: 60_000 });
  expect(misfits()).toBeGreaterThan(0);
  expect(held.map(({ seq, kind }) => [seq, kind])).toEqual([
    [1, 'started'],
    [2, 'section-entered'],
    [3, 'answered'],
    [4, 'answered'],
  ]);
  expect(held.at(-1)?.value).toBe(`${text}!`);
  expect(store.snapshot().replayState.answers).toEqual({ 1: `${text}!` });
  store.close();
});
