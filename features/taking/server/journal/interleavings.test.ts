import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  applyAcknowledgement,
  appendEvent,
  createJournal,
  restoreJournal,
  expandPatches,
  nextBatch,
  replay,
  resumeJournal,
  toWireEvent,
  withFullTexts,
  type BrowserEvent,
  type Journal,
} from '@inkstone/exam/attempt';
import { readEnvelope } from '@inkstone/call/envelope';
import { openSchool, type TestSchool, type TestServer } from '@inkstone/testing';
import { saveAnswers, startAttempt } from '../../contract.ts';
import { createAssignmentFixture, type AssignmentFixture } from '../../testing.ts';
import { listEvents } from '../attempt.queries.ts';
import { toJournalEvent } from './decode-events.ts';

let school: TestSchool;
let second: TestServer;
beforeAll(async () => {
  school = await openSchool();
  second = await school.openProcess();
});
afterAll(async () => {
  await second.stop();
  await school.close();
});

type Deed =
  | { do: 'answer'; browser: number; value: 'A' | 'B' | null }
  | { do: 'edit'; browser: number; at: number; remove: number; insert: string }
  | { do: 'send' | 'lose' | 'duplicate' | 'reload' | 'takeOver'; browser: number; process: number };

const browserIndex = fc.nat({ max: 1 });
const deed: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      browser: browserIndex,
      value: fc.constantFrom('A' as const, 'B' as const, null),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('edit' as const),
      browser: browserIndex,
      at: fc.nat({ max: 600 }),
      remove: fc.oneof(fc.constant(0), fc.nat({ max: 5 }), fc.nat({ max: 500 })),
      insert: fc.constantFrom('', 'and', '墨', '😀', '👨‍👩‍👧', 'of old '.repeat(80)),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'send' as const,
        'lose' as const,
        'duplicate' as const,
        'reload' as const,
        'takeOver' as const,
      ),
      browser: browserIndex,
      process: browserIndex,
    }),
  },
);

/** One browser of the student: its journal, its sync, and requests through one of two processes. */
interface Device {
  windowId: string;
  journal: Journal;
  attemptId: number;
  sync: { syncId: string; at: number };
  isReadOnly: boolean;
}

type Output = Record<string, unknown> & { ack: number; syncId: string; serverTime: string };

/** Two browsers of the student, using two server processes. */
const createSession = (work: AssignmentFixture) => {
  const headers = { authorization: `Bearer ${work.student.token}`, 'accept-language': 'en' };
  const devices: Device[] = [0, 1].map(() => ({
    windowId: randomUUID(),
    journal: createJournal({ writerEpoch: 0, ack: 0 }),
    attemptId: 0,
    sync: { syncId: '', at: 0 },
    isReadOnly: true,
  }));
  const call = async (process: number, how: { path: string; query?: Record<string, string>; body?: object }) => {
    const { app } = process === 0 ? school.server : second;
    const url = `/api/${how.path}`;
    const response = how.body
      ? await app.inject({ method: 'POST', url, headers, payload: how.body })
      : await app.inject({ method: 'GET', url, headers, query: how.query ?? {} });
    const result = readEnvelope(response.statusCode, JSON.parse(response.body), null);
    return result.ok ? { body: result.body as Output } : { code: result.failure.code };
  };
  const synced = (device: Device, { syncId, serverTime }: Output) => {
    device.sync = { syncId, at: Date.parse(serverTime) };
  };
  const write = (device: Device, event: BrowserEvent) => {
    school.clock.pass({ milliseconds: 5 });
    const { syncId, at } = device.sync;
    const stamp = { syncId, syncAt: at, sinceSync: school.clock.now().getTime() - at };
    device.journal = appendEvent(device.journal, event, stamp);
  };
  const takeOver = async (device: Device, process: number) => {
    school.clock.pass({ milliseconds: 5 });
    const query = { kind: work.kind, id: String(work.assignmentId), windowId: device.windowId, takeOver: 'true' };
    const { body } = await call(process, { path: startAttempt.path, query });
    if (!body) throw new Error('the attempt does not open');
    const { holder, state } = body as unknown as {
      holder: number;
      state: { status: string; holderEndedAt: Record<number, number> };
    };
    const server = {
      writerEpoch: holder,
      ack: body.ack,
      at: Date.parse(body.serverTime),
      syncId: body.syncId,
      lastSeqByWriterEpoch: state.holderEndedAt,
    };
    device.journal = device.attemptId === 0 ? createJournal(server) : resumeJournal(device.journal, server);
    device.attemptId = Number(body['attemptId']);
    device.isReadOnly = false;
    synced(device, body);
    if (state.status === 'fresh' && device.journal.entries.length === 0) {
      write(device, { kind: 'started' });
      write(device, { kind: 'section-entered', sectionId: 'contest' });
    }
  };
  const send = async (device: Device, process: number, fate: 'arrives' | 'answer lost' | 'twice') => {
    const { journal, batch } = nextBatch(device.journal, { events: 3, size: 500 });
    device.journal = journal;
    if (batch.length === 0) return;
    const events = batch.map(({ seq, syncId, sinceSync, origin, event }) => ({
      ...{ seq, syncId, sinceSync, origin, ...toWireEvent(event) },
    }));
    const how = { path: saveAnswers.path, body: { attemptId: device.attemptId, events } };
    if (fate === 'twice') await Promise.all([call(0, how), call(1, how)]);
    const { body, code } = await call(process, how);
    if (fate === 'answer lost') return;
    if (code === 'attempt.takenOver') device.isReadOnly = true;
    if (!body) return;
    device.journal = applyAcknowledgement(device.journal, { ack: body.ack, at: Date.parse(body.serverTime) });
    if (body.ack < (batch.at(-1)?.seq ?? 0)) device.journal = withFullTexts(device.journal);
    synced(device, body);
  };
  return { devices, write, takeOver, send };
};

/** A page load reads the stored journal. */
const reloaded = (journal: Journal): Journal => {
  const { tips: _, ...storedJournal } = structuredClone(journal);
  return restoreJournal({
    ...storedJournal,
    entries: storedJournal.entries.map((entry) => ({ ...entry, sent: true })),
  });
};

const begunText = 'A stone for grinding ink 砚 '.repeat(24);

/** Performs one step in one browser and records what the student sees. */
const doOne = async (
  { devices, write, takeOver, send }: ReturnType<typeof createSession>,
  a: Deed,
  { work, seen }: { work: AssignmentFixture; seen: Map<number, string | null> },
) => {
  const device = devices[a.browser];
  if (!device) return;
  if (a.do === 'takeOver') await takeOver(device, a.process);
  if (a.do === 'reload') device.journal = reloaded(device.journal);
  if (device.isReadOnly) return;
  const [essay = 0, choice = 0] = work.questionIds;
  const say = (questionId: number, value: string | null) => {
    write(device, { kind: 'answered', questionId, value });
    seen.set(questionId, value);
  };
  if (a.do === 'answer') say(choice, a.value);
  if (a.do === 'edit') {
    const before = seen.get(essay) ?? begunText;
    say(essay, `${before.slice(0, a.at)}${a.insert}${before.slice(a.at + a.remove)}#`.toWellFormed());
  }
  if (a.do === 'send') await send(device, a.process, 'arrives');
  if (a.do === 'lose') await send(device, a.process, 'answer lost');
  if (a.do === 'duplicate') await send(device, a.process, 'twice');
};

const heldBy = async (work: AssignmentFixture, windowId: string) => {
  const query = { kind: work.kind, id: work.assignmentId, windowId, takeOver: true };
  const { answers } = await work.student.ask(startAttempt, query);
  return Object.fromEntries(
    answers.filter(({ value }) => value !== null).map(({ questionId, value }) => [questionId, value]),
  );
};

/** The last effective value of each question according to the stored journal, without cleared ones. */
const readAgain = async (attemptId: number): Promise<Record<number, unknown>> => {
  const rows = await school.tx((tx) => listEvents(tx, attemptId, ['answered', 'patched']));
  const events = rows.map(({ kind, questionId, value, verdict, claimedAt }) => ({
    event: toJournalEvent({ kind, questionId, value }),
    isInForce: verdict.startsWith('applied'),
    claimedAt,
  }));
  const { whole: expanded, misfit } = expandPatches(events, {});
  expect(misfit).toBeNull();
  // Events from before a take-over may arrive after those of the new writer.
  const answers = expanded
    .filter(({ isInForce }) => isInForce)
    .toSorted((a, b) => a.claimedAt.getTime() - b.claimedAt.getTime());
  return replay(answers.map(({ event }) => event)).answers;
};

const run = async (work: AssignmentFixture, deeds: readonly Deed[]) => {
  const sitting = createSession(work);
  const seen = new Map<number, string | null>();
  const [first] = sitting.devices;
  if (!first) return;
  await sitting.takeOver(first, 0);
  await sitting.send(first, 0, 'arrives');
  for (const a of deeds) await doOne(sitting, a, { work, seen });
  for (const device of sitting.devices) {
    if (device.attemptId === 0) continue;
    await sitting.takeOver(device, 1);
    while (device.journal.entries.length > 0) await sitting.send(device, 0, 'arrives');
  }
  const last = Object.fromEntries([...seen].filter(([, value]) => value !== null));
  expect(await heldBy(work, first.windowId)).toEqual(last);
  expect(await readAgain(first.attemptId)).toEqual(last);
};

const lanes = 4;
// `npm run test:chaos` runs a thousand of them.
const runsOfLane = process.env['CHAOS_ROUNDS'] ? 250 : 60;

test('for any interleaving of two browsers, two processes and the network, the server ends with the last displayed state', async () => {
  const lane = async () => {
    const like = await createAssignmentFixture(school, { written: true });
    const property = fc.asyncProperty(fc.array(deed, { minLength: 5, maxLength: 20 }), async (deeds) => {
      // Stays within the rate limit of one person.
      school.clock.pass({ seconds: 20 });
      await run(await createAssignmentFixture(school, { written: true, like }), deeds);
    });
    await fc.assert(property, { numRuns: runsOfLane });
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}, 900_000);
