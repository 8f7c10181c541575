import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { getQuestionSet, listQuestionSets, saveQuestionSet } from '../contract.ts';
import { aChoice, aDraft, aTree, aWav } from '../testing.ts';

let school: TestSchool;
let lin: TestBrowser;

beforeAll(async () => {
  school = await openSchool();
  await aTree(school);
  lin = await school.signIn(await school.person({ role: 'teacher' }));
});
afterAll(() => school.close());

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const upload = async (
  browser: TestBrowser | null,
  bytes: Buffer | null,
  { name = 'graph.png', requestId = randomUUID() as string } = {},
) => {
  const boundary = 'parts';
  const requestPart = `--${boundary}\r\ncontent-disposition: form-data; name="requestId"\r\n\r\n${requestId}\r\n`;
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`;
  const payload = Buffer.concat(
    bytes
      ? [Buffer.from(requestPart + head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]
      : [Buffer.from(`${requestPart}--${boundary}--\r\n`)],
  );
  const headers = {
    'content-type': `multipart/form-data; boundary=${boundary}`,
    ...(browser ? { authorization: `Bearer ${browser.token}` } : {}),
  };
  const response = await school.server.app.inject({ method: 'POST', url: '/api/upload/testFiles', headers, payload });
  return {
    status: response.statusCode,
    body: response.json<{
      reason?: string;
      file: { id: number; name: string; mime: string; size: number; url: string };
    }>(),
  };
};

const get = (url: string, headers: Record<string, string> = {}) =>
  school.server.app.inject({ method: 'GET', url, headers });

/** How many files the school has. */
const countFiles = async (): Promise<number> => (await school.db.rows(sql`select 1 from stored_file`)).length;

describe('an upload', () => {
  test('is stored by its content type and served by its URL, whole and by range', async () => {
    const { body } = await upload(lin, png, { name: '图 1.png' });
    expect(body.file).toMatchObject({ name: '图 1.png', mime: 'image/png', size: png.length });
    const fullResponse = await get(body.file.url);
    expect(fullResponse.statusCode).toBe(200);
    expect(fullResponse.rawPayload.equals(png)).toBe(true);
    expect(fullResponse.headers['content-type']).toBe('image/png');
    const part = await get(body.file.url, { range: 'bytes=1-3' });
    expect(part.statusCode).toBe(206);
    expect(part.body).toBe('PNG');
    expect((await get(body.file.url, { range: 'bytes=9999-' })).statusCode).toBe(416);
  });

  test('a long name is cut without splitting a surrogate pair', async () => {
    const { status, body } = await upload(lin, png, { name: `${'n'.repeat(195)}😀.png` });
    expect(status).toBe(200);
    expect(body.file.name).toBe(`${'n'.repeat(195)}.png`);
  });

  test.each([
    ['../../graph.png', 'graph.png'],
    ['graph.hta', 'graph.hta.png'],
    ['graph\u202Egnp.exe', 'graphgnp.exe.png'],
  ])('a name does not override the type found in the bytes: %j', async (name, expectedName) => {
    const { body } = await upload(lin, png, { name });
    expect(body.file.name).toBe(expectedName);
    expect((await get(body.file.url)).headers['content-disposition']).toContain(`"${expectedName}"`);
  });

  test('sent twice, also concurrently, is stored once', async () => {
    const count = async () => (await school.db.rows(sql`select count(*)::int as n from stored_file`))[0];
    const once = { requestId: randomUUID() };
    const first = await upload(lin, png, once);
    const before = await count();
    expect(await upload(lin, png, once)).toEqual(first);
    expect(await upload(lin, null, once)).toEqual(first);
    expect(await count()).toEqual(before);

    const atOnce = { requestId: randomUUID() };
    const [firstUpload, secondUpload] = await Promise.all([upload(lin, png, atOnce), upload(lin, png, atOnce)]);
    expect(firstUpload).toEqual(secondUpload);
    expect(firstUpload.status).toBe(200);
  });

  test.each([
    ['file.kind', Buffer.from('MZ this is a program\u0001')],
    ['file.kind', Buffer.from('just words')],
    ['file.empty', Buffer.alloc(0)],
    ['file.none', null],
  ])('%s', async (code, bytes) => {
    expect((await upload(lin, bytes)).body.reason).toBe(code);
  });

  test('is closed to students, candidates and strangers, of whom nothing is stored (decision 054)', async () => {
    const student = await school.signIn(await school.person());
    const files = await countFiles();
    expect((await upload(student, png)).status).toBe(403);
    const candidate = await school.signIn(await school.person({ role: 'candidate' }));
    expect((await upload(candidate, png)).status).toBe(403);
    expect(await countFiles()).toBe(files);
    expect((await upload(null, png)).status).toBe(401);
  });
});

describe('a file URL', () => {
  test('serves only its person and its file', async () => {
    const { body } = await upload(lin, png);
    const otherTeacher = await school.signIn(await school.person({ role: 'teacher' }));
    const bearer = { authorization: `Bearer ${otherTeacher.token}` };
    expect((await get(body.file.url, bearer)).statusCode).toBe(404);
    expect((await get(body.file.url.replace(/person=\d+/, `person=${otherTeacher.person.id}`))).statusCode).toBe(404);
    expect((await get(body.file.url.replace(/id=\d+/, 'id=1'))).statusCode).toBe(body.file.id === 1 ? 200 : 404);
    expect((await get(body.file.url.replace(/signature=.*/, 'signature=abc'))).statusCode).toBe(404);
    expect((await get('/api/file')).statusCode).toBe(400);
  });

  test('is valid for two hours', async () => {
    const { body } = await upload(lin, png);
    school.clock.pass({ minutes: 105 });
    expect((await get(body.file.url)).statusCode).toBe(200);
    school.clock.pass({ minutes: 16 });
    const late = await get(body.file.url);
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ reason: 'file.expired' });
  });
});

const toText = (questions: { prompt: unknown }[]): string => {
  const [first] = questions;
  const { text } = (first?.prompt ?? { text: '' }) as { text: string };
  return text;
};

describe('a set with a picture', () => {
  const withPicture = (id: number) =>
    aDraft({
      questions: [aChoice({ text: `<p>See <img data-file="${id}" alt="a graph"></p>` })],
      stimulus: { kind: 'picture', html: '', files: [{ id }], transcript: '' },
    });

  test('returns a URL of their own to each reader', async () => {
    const { body } = await upload(lin, png);
    const { setId } = await lin.send(saveQuestionSet, { requestId: randomUUID(), ...withPicture(body.file.id) });
    const wen = await school.signIn(await school.person({ role: 'teacher' }));
    const { set, questions } = await wen.ask(getQuestionSet, { setId });
    const source = /src="([^"]+)"/.exec(toText(questions))?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(set.stimulus.files).toMatchObject([{ id: body.file.id, mime: 'image/png' }]);
    expect(source).toContain(`person=${wen.person.id}`);
    expect((await get(source)).statusCode).toBe(200);
  });

  test('keeps its picture when an editor sends back the URL it was given', async () => {
    const { body } = await upload(lin, png);
    const { setId } = await lin.send(saveQuestionSet, { requestId: randomUUID(), ...withPicture(body.file.id) });
    const shown = await lin.ask(getQuestionSet, { setId });
    const text = toText(shown.questions).replace(/ data-file="\d+"/, '');
    expect(text).not.toContain('data-file');
    const again = { ...aDraft({ questions: [aChoice({ text })] }), setId, version: 1 };
    await lin.send(saveQuestionSet, { requestId: randomUUID(), ...again });
    const { questions } = await lin.ask(getQuestionSet, { setId });
    expect(toText(questions)).toContain(`data-file="${body.file.id}"`);
  });

  test('may not reference another person’s upload of another purpose', async () => {
    const wen = await school.signIn(await school.person({ role: 'teacher' }));
    const { body } = await upload(lin, png);
    expect(await wen.refused(saveQuestionSet, { requestId: randomUUID(), ...withPicture(body.file.id) })).toBe(
      'set.fileMissing',
    );
  });
});

describe('a set with a recording', () => {
  test('saves its length and its sanitised transcript, and is found by words of the transcript', async () => {
    const { body } = await upload(lin, aWav(1));
    expect(body.file.mime).toBe('audio/wav');
    const stimulus = {
      kind: 'audio' as const,
      html: '<p>A walk.</p>',
      files: [{ id: body.file.id }],
      audioSeconds: 1,
      transcript: '<p>We met a pangolin.<script>x</script></p>',
    };
    const { setId } = await lin.send(saveQuestionSet, { requestId: randomUUID(), ...aDraft({ stimulus }) });
    const { set } = await lin.ask(getQuestionSet, { setId });
    expect(set.stimulus).toMatchObject({
      audioSeconds: 1,
      transcript: '<p>We met a pangolin.</p>',
      files: [{ id: body.file.id, mime: 'audio/wav' }],
    });
    const { list } = await lin.ask(listQuestionSets, { search: 'pangolin' });
    expect(list.map(({ id }) => id)).toEqual([setId]);
  });
});

test.each([
  ['multipart/form-data; boundary=parts', 'no parts at all'],
  ['multipart/form-data', 'no boundary'],
  [
    'multipart/form-data; boundary=parts',
    '--parts\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\ncut',
  ],
])('a form of %s with %j is an invalid request, and not a server error', async (type, payload) => {
  const headers = { 'content-type': type, authorization: `Bearer ${lin.token}` };
  const answered = await school.server.app.inject({ method: 'POST', url: '/api/upload/testFiles', headers, payload });
  expect(answered.statusCode).toBe(400);
});

test('a prompt with many unfinished image tags is refused', async () => {
  const prompt = { ...(aChoice().prompt as object), text: '<img '.repeat(30_000) };
  const input = { ...aDraft({}), questions: [{ ...aChoice(), prompt }] };
  expect(await lin.failed(saveQuestionSet, input)).toMatchObject({ kind: 'invalid' });
});
