import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newRequestId, openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { getQuestionSet, saveQuestionSet, type QuestionDraft, type SetDraft } from '../contract.ts';
import { aChoice, aDraft, aTree, aWav } from '../testing.ts';

let school: TestSchool;
let lin: TestBrowser;
let fileId: number;

const uploaded = async (bytes: Buffer): Promise<number> => {
  const requestPart = `--part\r\ncontent-disposition: form-data; name="requestId"\r\n\r\n${newRequestId().requestId}\r\n`;
  const head = '--part\r\ncontent-disposition: form-data; name="file"; filename="talk.wav"\r\n\r\n';
  const answer = await school.server.app.inject({
    method: 'POST',
    url: '/api/upload/testFiles',
    headers: { 'content-type': 'multipart/form-data; boundary=part', authorization: `Bearer ${lin.token}` },
    payload: Buffer.concat([Buffer.from(requestPart + head), bytes, Buffer.from('\r\n--part--\r\n')]),
  });
  return answer.json<{ file: { id: number } }>().file.id;
};

beforeAll(async () => {
  school = await openSchool();
  await aTree(school);
  lin = await school.signIn(await school.person({ role: 'teacher' }));
  fileId = await uploaded(aWav(1));
});
afterAll(() => school.close());

const aTalk = (audioSeconds?: number): SetDraft['stimulus'] => ({
  ...{ kind: 'audio', html: '', files: [{ id: fileId }], transcript: '' },
  ...(audioSeconds !== undefined && { audioSeconds }),
});

const playing = (from: number, to: number): QuestionDraft => aChoice({ clip: { from, to } });

describe('a question with an excerpt of the recording', () => {
  test('saves it to a tenth of a second, per revision of the set', async () => {
    const draft = aDraft({ stimulus: aTalk(90), questions: [aChoice(), playing(12.34, 20.06)] });
    const { setId, questionIds } = await lin.send(saveQuestionSet, { ...newRequestId(), ...draft });
    const { questions } = await lin.ask(getQuestionSet, { setId });
    expect(questions.map(({ clip }) => clip)).toEqual([null, { from: 12.3, to: 20.1 }]);

    const moved = { ...playing(30, 90), id: questionIds[1] };
    await lin.send(saveQuestionSet, { ...newRequestId(), ...draft, questions: [moved], setId, version: 1 });
    const clips = async (version: number) =>
      (await lin.ask(getQuestionSet, { setId, version })).questions.map(({ clip }) => clip);
    expect(await clips(1)).toEqual([null, { from: 12.3, to: 20.1 }]);
    expect(await clips(2)).toEqual([{ from: 30, to: 90 }]);
  });

  test('is accepted unchecked if the length of the recording is unknown', async () => {
    const draft = aDraft({ stimulus: aTalk(), questions: [playing(500, 510)] });
    expect(await lin.send(saveQuestionSet, { ...newRequestId(), ...draft })).toMatchObject({ version: 1 });
  });

  test.each([
    ['question.clipOutside', 80, 90.1],
    ['question.clipOutside', 20, 20],
    ['question.clipOutside', 30, 20],
    ['question.clipLong', 10, 70.1],
  ])('is refused with %s from %d to %d of 90 seconds', async (code, from, to) => {
    const draft = aDraft({ stimulus: aTalk(90), questions: [aChoice(), playing(from, to)] });
    const failure = await lin.failed(saveQuestionSet, { ...newRequestId(), ...draft });
    expect(failure).toMatchObject({ kind: 'refused', code, message: expect.stringContaining('2') });
  });

  test('is refused without a recording', async () => {
    const draft = aDraft({ questions: [playing(1, 2)] });
    expect(await lin.refused(saveQuestionSet, { ...newRequestId(), ...draft })).toBe('question.clipAlone');
  });

  test('does not begin before the recording', async () => {
    const draft = aDraft({ stimulus: aTalk(90), questions: [playing(-1, 5)] });
    expect((await lin.failed(saveQuestionSet, { ...newRequestId(), ...draft })).kind).toBe('invalid');
  });
});
