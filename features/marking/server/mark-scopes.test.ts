import { afterAll, beforeAll, expect, test } from 'vitest';
import { newRequestId, openSchool, type TestSchool } from '@inkstone/testing';
import {
  getStudentSubmissions,
  saveHeardMark,
  savePieceMark,
  saveTestMark,
  saveToeflListeningMark,
  saveToeflWritingMark,
} from '../contract.ts';
import { createSubmittedEssays, getFirstSubmissionKey, type SubmittedEssays } from '../testing.ts';

let school: TestSchool;
const works: Record<string, SubmittedEssays> = {};
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
  works['a TOEFL essay of a test'] = await createSubmittedEssays(school, { kind: 'test' });
  works['a TOEFL essay of homework'] = await createSubmittedEssays(school);
  works['a summary of a TOEFL recording'] = await createSubmittedEssays(school, {
    programme: 'toefl-listening',
    isHeard: true,
  });
  works['a summary of another recording'] = await createSubmittedEssays(school, {
    programme: 'international',
    isHeard: true,
  });
  works['an essay of another programme'] = await createSubmittedEssays(school, { programme: 'writing-basis' });
});
afterAll(() => school.close());

test.each([
  { call: saveTestMark, takes: ['a TOEFL essay of a test'] },
  {
    call: savePieceMark,
    takes: [
      'a TOEFL essay of homework',
      'a summary of a TOEFL recording',
      'a summary of another recording',
      'an essay of another programme',
    ],
  },
  { call: saveToeflListeningMark, takes: ['a summary of a TOEFL recording'] },
  { call: saveToeflWritingMark, takes: ['a TOEFL essay of a test', 'a TOEFL essay of homework'] },
  { call: saveHeardMark, takes: ['a summary of a TOEFL recording', 'a summary of another recording'] },
])('$call.path marks $takes and finds nothing else', async ({ call, takes }) => {
  const outcomes: Record<string, string | undefined> = {};
  for (const [name, work] of Object.entries(works)) {
    const key = getFirstSubmissionKey(work);
    const read = async () => (await work.teacher.ask(getStudentSubmissions, key)).submissions[0]?.mark?.comment;
    const version = (await work.teacher.ask(getStudentSubmissions, key)).submissions[0]?.mark?.version ?? 0;
    const mark = { scores: {}, points: null, comment: call.path, suggested: null, voiceFileId: null, notes: [] };
    const input = { ...newRequestId(), ...key, version, mark };
    const response = await (takes.includes(name) ? work.teacher.send(call, input) : work.teacher.failed(call, input));
    outcomes[name] =
      `${'kind' in response ? response.kind : 'saved'}, ${(await read()) === call.path ? 'marked' : 'as before'}`;
  }
  expect(outcomes).toEqual(
    Object.fromEntries(
      Object.keys(works).map((name) => [name, takes.includes(name) ? 'saved, marked' : 'notFound, as before']),
    ),
  );
});
