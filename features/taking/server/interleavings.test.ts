import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  acknowledged,
  append,
  emptyJournal,
  nextBatch,
  resumed,
  wireOf,
  type BrowserEvent,
  type Journal,
} from '@inkstone/exam/attempt';
import { read } from '@inkstone/call/envelope';
import { openTestServer, openSchool, type TestSchool } from '@inkstone/server/testing';
import { saveAnswers, startAttempt } from '../contract.ts';
import { someWork, type GivenWork } from '../testing.ts';

let school: TestSchool;
let second: Awaited<ReturnType<typeof openTestServer>>;
beforeAll(async () => {
  school = await openSchool();
  const { storage } = school.outside();
  second = await openTestServer({ connection: { connectionString: school.databaseUrl }, storage, clock: school.clock });
});
afterAll(async () => {
  await second.stop();
  await school.close();
});

type Deed =
  | { do: 'answer'; browser: number; question: number; value: 'A' | 'B' | 'C' | null }
  | { do: 'send' | 'lose' | 'duplicate' | 'takeOver'; browser: number; process: number };

const browserOf = fc.nat({ max: 1 });
const deed: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      browser: browserOf,
      question: fc.nat({ max: 2 }),
      value: fc.constantFrom('A' as const, 'B' as const, 'C' as const, null),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('send' as const, 'lose' as const, 'duplicate' as const, 'takeOver' as const),
      browser: browserOf,
      process: browserOf,
    }),
  },
);

/** One browser of the student: its journal, its sync, and the calls through one of two processes. */
interface Device {
  windowId: string;
  journal: Journal;
  attemptId: number;
  sync: { syncId: string; at: number };
  isReadOnly: boolean;
}

type Output = Record<string, unknown> & { ack: number; syncId: string; serverTime: string };

/** The student's two browsers over the two processes of one school. */
const sittingOf = (work: GivenWork) => {
  const headers = { authorization: `Bearer ${work.student.token}`, 'accept-language': 'en' };
  const devices: Device[] = [0, 1].map(() => ({
    windowId: randomUUID(),
    journal: emptyJournal({ holder: 0, ack: 0 }),
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
    const result = read(response.statusCode, JSON.parse(response.body), null);
    return result.ok ? { body: result.body as Output } : { code: result.failure.code };
  };
  const synced = (device: Device, { syncId, serverTime }: Output) => {
    device.sync = { syncId, at: Date.parse(serverTime) };
  };
  const write = (device: Device, event: BrowserEvent) => {
    school.clock.pass({ milliseconds: 5 });
    const { syncId, at } = device.sync;
    const stamp = { syncId, syncAt: at, sinceSync: school.clock.now().getTime() - at };
    device.journal = append(device.journal, event, stamp);
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
      holder,
      ack: body.ack,
      at: Date.parse(body.serverTime),
      syncId: body.syncId,
      holderEndedAt: state.holderEndedAt,
    };
    device.journal = device.attemptId === 0 ? emptyJournal(server) : resumed(device.journal, server);
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
    const events = batch.map(({ seq, syncId, sinceSync, event }) => ({ seq, syncId, sinceSync, ...wireOf(event) }));
    const how = { path: saveAnswers.path, body: { attemptId: device.attemptId, events } };
    if (fate === 'twice') await Promise.all([call(0, how), call(1, how)]);
    const { body, code } = await call(process, how);
    if (fate === 'answer lost') return;
    if (code === 'attempt.takenOver') device.isReadOnly = true;
    if (!body) return;
    device.journal = acknowledged(device.journal, { ack: body.ack, at: Date.parse(body.serverTime) });
    synced(device, body);
  };
  return { devices, write, takeOver, send };
};

test('whatever two browsers, two processes and the network do, the server ends with what was last seen', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 5, maxLength: 30 }), async (deeds) => {
      const work = await someWork(school);
      const { devices, write, takeOver, send } = sittingOf(work);
      const seen = new Map<number, unknown>();
      const [first] = devices;
      if (!first) return;
      await takeOver(first, 0);
      await send(first, 0, 'arrives');
      for (const one of deeds) {
        const device = devices[one.browser];
        if (!device) continue;
        if (one.do === 'takeOver') await takeOver(device, one.process);
        if (device.isReadOnly) continue;
        if (one.do === 'answer') {
          const questionId = work.questionIds[one.question] ?? 0;
          write(device, { kind: 'answered', questionId, value: one.value });
          seen.set(questionId, one.value);
        }
        if (one.do === 'send') await send(device, one.process, 'arrives');
        if (one.do === 'lose') await send(device, one.process, 'answer lost');
        if (one.do === 'duplicate') await send(device, one.process, 'twice');
      }
      for (const device of devices) {
        if (device.attemptId === 0) continue;
        await takeOver(device, 1);
        while (device.journal.entries.length > 0) await send(device, 0, 'arrives');
      }
      const query = { kind: work.kind, id: work.assignmentId, windowId: first.windowId, takeOver: true };
      const { answers } = await work.student.ask(startAttempt, query);
      const held = answers.filter(({ value }) => value !== null).map(({ questId, value }) => [questId, value]);
      const last = [...seen].filter(([, value]) => value !== null);
      expect(Object.fromEntries(held)).toEqual(Object.fromEntries(last));
    }),
    { numRuns: 30 },
  );
}, 120_000);
