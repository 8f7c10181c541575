import { randomUUID } from 'node:crypto';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAssignment } from '@inkstone/assignments/testing';
import { aClass } from '@inkstone/people/testing';
import { openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { printPaper, savePaper } from '../contract.ts';
import { aChoice, aPaper, aSet } from '../testing.ts';

let school: TestSchool;
let teacher: TestBrowser;

beforeAll(async () => {
  school = await openSchool();
  teacher = await school.signIn(await school.person({ role: 'teacher' }));
});
afterAll(() => school.close());

const readText = async ({ token }: TestBrowser, query: string): Promise<string> => {
  const { rawPayload, headers } = await school.server.app.inject({
    url: `/api/${printPaper.path}?${query}`,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(headers['content-type']).toBe('application/pdf');
  const loading = getDocument({ data: new Uint8Array(rawPayload), verbosity: 0 });
  const pdf = await loading.promise;
  const texts = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  await loading.destroy();
  return texts.join(' ').replaceAll(/\s+/g, ' ');
};

test('a teacher prints two forms of a paper with their keys, in the chosen language', async () => {
  const { paperId } = await aPaper(school, { title: 'Mock A', titleZh: '模拟卷 A' });
  const text = await readText(teacher, `examId=${paperId}&forms=A,B&parts=booklet,key&language=zh&twoSided=true`);
  const plain = text.replaceAll(' ', '');
  for (const words of ['模拟卷A', 'A卷', 'B卷', '参考答案·B卷', '姓名', '25题，40分钟']) expect(plain).toContain(words);
  expect(text.match(/25\. What is/g)).toHaveLength(2);
  expect(text).not.toContain('Six sevens');
});

test('a booklet alone has no key, and headings in the language of the account', async () => {
  const { paperId } = await aPaper(school);
  const text = await readText(teacher, `examId=${paperId}`);
  expect(text).toMatch(/25\. What is/);
  expect(text).not.toMatch(/Key|参考答案/);
});

test('an empty paper is refused, an unknown one is not found, and no student prints a paper', async () => {
  const { paperId } = await aPaper(school, { sets: [] });
  expect(await teacher.refused(printPaper, { paperId })).toBe('exam.empty');
  expect(await teacher.failed(printPaper, { paperId: 999_999 })).toMatchObject({ kind: 'notFound' });
  const student = await school.signIn(await school.person());
  expect(await student.failed(printPaper, { paperId })).toMatchObject({ kind: 'forbidden' });
});

test('a question set without a passage is printed in a paper of several sets', async () => {
  const sets = [await aSet(school, { count: 2 }), await aSet(school, { count: 3 })];
  const { paperId } = await aPaper(school, { sets });
  const text = await readText(teacher, `examId=${paperId}&columns=1&forms=C`);
  expect(text.match(/\d\. What is/g)).toHaveLength(5);
});

test('a two-stage paper is printed whole, each module under the name of its route', async () => {
  const sets = await Promise.all([3, 2, 1].map((count) => aSet(school, { count })));
  const names = [
    ['first', 'Warm-up', '热身'],
    ['route-a', 'Stretch', '拔高'],
    ['route-b', 'Repair', '补漏'],
  ] as const;
  const { paperId } = await teacher.send(savePaper, {
    ...{ requestId: randomUUID(), programme: 'two-stage-paper', variant: 'two-routes', title: 'Two stages' },
    sections: names.map(([part, name, nameZh], index) => ({
      ...{ section: 'modules', part, sets: [{ setId: sets[index]?.setId ?? 0 }] },
      settings: { name, nameZh, calculator: null, ...(index === 0 && { cuts: [200, 0] }) },
    })),
  });
  const text = await readText(teacher, `examId=${paperId}&parts=booklet,key`);
  expect(text.match(/\d\. What is/g)).toHaveLength(6);
  for (const [, name] of names) expect(text).toContain(name);
  const chinese = (await readText(teacher, `examId=${paperId}&language=zh`)).replaceAll(' ', '');
  for (const [, , name] of names) expect(chinese).toContain(name);
});

test('each student of a class of mine gets a sheet with the name, and nobody prints those of another class', async () => {
  const room = await aClass(school, { students: 3 });
  const own = await school.signIn(room.teacher);
  const { paperId } = await aPaper(school);
  const query = `examId=${paperId}&parts=answerSheet&language=en&forms=A,B`;
  const text = await readText(own, `${query}&classId=${room.id}`);
  for (const { username } of room.students) expect(text).toContain(`User name: ${username}`);
  expect(text.match(/Answer sheet · A paper/g)).toHaveLength(3);
  expect(text.match(/Form A · Page 1 of 1/g)).toHaveLength(2);
  expect(await teacher.failed(printPaper, { paperId, classId: room.id })).toMatchObject({ kind: 'notFound' });
  expect(await readText(own, query)).toContain('Student number');
});

test('for an assignment its students and its revision of the paper are printed, to its teacher alone', async () => {
  const owner = await school.person({ role: 'teacher' });
  const [before, after] = [await aSet(school, { owner, count: 2 }), await aSet(school, { owner, count: 3 })];
  const { paperId } = await aPaper(school, { owner, sets: [before], variant: 'practice' });
  const assignment = await anAssignment(school, { paperId, setIds: [] });
  const editor = await school.signIn(owner);
  const sections = [{ section: 'practice', part: null, seconds: null, sets: [{ setId: after.setId }] }];
  const draft = { programme: 'amc', variant: 'practice', title: 'A paper', titleZh: null, paperTypeId: null };
  await editor.send(savePaper, { requestId: randomUUID(), paperId, version: 1, ...draft, sections });
  const query = `examId=${paperId}&parts=booklet,answerSheet&language=en`;
  const text = await readText(assignment.teacher, `${query}&assignmentId=${assignment.id}`);
  expect(text.match(/\d\. What is/g)).toHaveLength(2);
  for (const { username } of assignment.students) expect(text).toContain(`User name: ${username}`);
  expect((await readText(assignment.teacher, query)).match(/\d\. What is/g)).toHaveLength(3);
  const foreign = { paperId, assignmentId: assignment.id };
  expect(await teacher.failed(printPaper, foreign)).toMatchObject({ kind: 'notFound' });
});

test('answer sheets are refused where no question has bubbles', async () => {
  const essay = aChoice({ type: 'essay', prompt: { text: '<p>Write.</p>', leastWords: 0 }, key: { model: '' } });
  const { paperId } = await aPaper(school, { sets: [await aSet(school, { questions: [essay] })], variant: 'practice' });
  expect(await teacher.refused(printPaper, { paperId, parts: ['answerSheet'] })).toBe('print.noBubbles');
});
