// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { questionPlayers, questionReviews } from '@inkstone/exam/views';
import { sessionStore } from '@inkstone/session/web';
import { checkTestStatus, getAttemptPosition } from '@inkstone/taking/contract';
import { getStudentReport, getMyTestReport } from '../../contract.ts';
import { refusals } from '../../refusals.ts';
import { AttemptReport } from './attempt-report.tsx';
import { buildQuestion, buildReleasedMark, buildReport, renderWithResponses } from '../testing.tsx';

// Question views are loaded lazily; here they are loaded from the start.
beforeAll(async () => {
  await Promise.all([questionPlayers.choice(), questionReviews.choice()]);
}, 60_000);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// The open question comes first; below it, for print only, all of them.
const answerSheet = async (name: RegExp = /^Question/): Promise<HTMLElement> => {
  const [first] = await screen.findAllByRole('article', { name });
  if (!first) throw new Error('no question is open');
  return first;
};

test('a report starts with its main score, the scoring rule and the change since the previous attempt', async () => {
  renderWithResponses(<AttemptReport kind="test" id={3} />, [[getMyTestReport, buildReport()]]);
  expect(await screen.findByText('7.5 of 18 points')).toBeTruthy();
  expect(screen.getByText('A right answer counts 6, a blank 1.5, a wrong one 0.')).toBeTruthy();
  expect(screen.getByText('1 × 6 + 1 × 1.5 = 7.5')).toBeTruthy();
  expect(screen.getByText(/^Up 1.5 since 1 Feb 2026/)).toBeTruthy();
  expect(screen.getByText('Compared with “Mock 0”: 6')).toBeTruthy();
});

test.each([
  ['en', 'Band 4.5, on a scale of 1 to 6', 'Band, 1 to 6'],
  ['zh', '1～6 分制中得 4.5 分', '总分（1～6 分制）'],
] as const)('a band is labelled as a band, in %s', async (language, label, heading) => {
  const report = buildReport({ score: 4.5, scoreLeast: 1, scoreMax: 6, unit: 'band', answerRule: null });
  renderWithResponses(<AttemptReport kind="test" id={3} />, [[getMyTestReport, report]], { language });
  expect(await screen.findByText(label)).toBeTruthy();
  expect(screen.getByText(heading)).toBeTruthy();
});

test.each([
  ['en', /^Question/, 'Partly right: 1.5 of 6', 'Question 2: Wrong', 'Wrong'],
  ['zh', /^第/, '部分正确：得 1.5 / 6', '第 2 题：答错', '错误'],
] as const)(
  'the verdict of an answer is that of its recorded score, in %s',
  async (language, name, partly, second, wrong) => {
    const questions = [
      // By its key it is wrong; a teacher gave part of the points.
      buildQuestion({ value: 'C', outcome: 'partial', earned: 1.5 }),
      // By its key it is right; the key that counts was another one.
      buildQuestion({ number: 2, questionId: 2, value: 'B', outcome: 'wrong', earned: 0 }),
    ];
    renderWithResponses(<AttemptReport kind="test" id={3} />, [[getMyTestReport, buildReport({ questions })]], {
      language,
    });
    expect(await within(await answerSheet(name)).findByText(partly)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: second }));
    expect(await within(await answerSheet(name)).findByText(wrong)).toBeTruthy();
  },
);

test('a trial question is labelled as unscored, and counted separately', async () => {
  const questions = [
    buildQuestion({ outcome: 'wrong', value: 'C', earned: 0, isTrial: true }),
    buildQuestion({ number: 2, questionId: 2, value: 'C', outcome: 'wrong', earned: 0 }),
  ];
  renderWithResponses(<AttemptReport kind="test" id={3} />, [[getMyTestReport, buildReport({ questions })]]);
  const findValue = async (name: string) =>
    (await screen.findByText(name, { selector: 'dt' })).parentElement?.textContent;
  expect(await findValue('Wrong')).toMatch(/^Wrong1/);
  expect(await findValue('Trial questions')).toMatch(/1$/);
  fireEvent.click(screen.getByRole('button', { name: 'Question 1: Wrong, trial' }));
  expect(within(await answerSheet()).getByText('A trial question: it does not count.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Question 2: Wrong' }));
  expect(within(await answerSheet()).queryByText(/trial question/)).toBeNull();
});

test('an exam of several scores shows each with its maximum, and labels estimates', async () => {
  const scale = { isTaken: true, least: 0, most: 30, low: null, high: null };
  const scales = [
    { ...scale, id: 'reading', name: 'Reading', score: 24, isEstimate: true },
    { ...scale, id: 'math', name: 'Math', score: 26, low: 25, high: 27, isEstimate: false },
    { ...scale, id: 'writing', name: 'Writing', score: null, isEstimate: false },
    { ...scale, id: 'science', name: 'Science', score: null, isTaken: false, isEstimate: false },
  ];
  renderWithResponses(<AttemptReport kind="test" id={3} />, [[getMyTestReport, buildReport({ scales })]]);
  const findText = async (name: string) => (await screen.findByText(name)).parentElement?.textContent;
  expect(await findText('Reading')).toContain('24 of 30');
  expect(await findText('Reading')).toContain('Estimate');
  expect(await findText('Math')).toContain('25 to 27 of 30');
  expect(await findText('Math')).not.toContain('Estimate');
  expect(await findText('Writing')).toContain('To be marked');
  expect(await findText('Science')).toContain('Not taken');
});

test('the first wrong question is open, and each cell opens its question', async () => {
  renderWithResponses(<AttemptReport kind="test" id={3} />, [[getMyTestReport, buildReport()]]);
  expect((await answerSheet()).getAttribute('aria-label')).toBe('Question 2');
  expect(within(await answerSheet()).getByText(/The key was corrected/)).toBeTruthy();
  expect(await within(await answerSheet()).findByText('You chose C')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Question 3: Blank' }));
  expect((await answerSheet()).getAttribute('aria-label')).toBe('Question 3');
});

test('on paper a text is printed with the first of its questions, and the others refer to it', async () => {
  const stimulus = { kind: 'passage' as const, html: '<p>Keepers logged birds.</p>', transcript: '', files: [] };
  const questions = [1, 2].map((number) =>
    buildQuestion({ questionId: number, number, outcome: 'wrong', setTitle: 'Reefs', stimulus }),
  );
  renderWithResponses(<AttemptReport kind="test" id={3} />, [[getMyTestReport, buildReport({ questions })]]);
  expect(await screen.findByText('With the material of question 1.', {}, { timeout: 60_000 })).toBeTruthy();
  // Once in the open question, once in the print version.
  expect(screen.getAllByText('Keepers logged birds.')).toHaveLength(2);
});

const evidenced = (change: Parameters<typeof buildQuestion>[0] = {}) =>
  buildQuestion({
    ...{ outcome: 'wrong', value: 'C', earned: 0, evidence: ['logged birds'] },
    distractors: { A: 'not-stated', C: 'reversed' },
    stimulus: { kind: 'passage', html: '<p>Keepers <b>logged</b> birds.</p>', transcript: '', files: [] },
    ...change,
  });

test.each([
  ['en', 'Option C · Reversed', /^It turns around what the text says/, 'Show in the text'],
  ['zh', '选项 C · 意思相反', /^与原文意思相反/, '在原文中查看'],
] as const)('the chosen wrong option has the name of its trap, and the evidence is marked, in %s', async (...row) => {
  const [language, trap, why, show] = row;
  const report = buildReport({ questions: [evidenced()] });
  renderWithResponses(<AttemptReport kind="test" id={3} />, [[getMyTestReport, report]], { language });
  const sheet = await answerSheet(/./);
  expect(within(sheet).getByText(trap)).toBeTruthy();
  expect(within(sheet).getByText(why)).toBeTruthy();
  const marks = [...sheet.querySelectorAll<HTMLElement>('mark[data-evidence="0"]')];
  expect(marks.map(({ textContent }) => textContent).join('')).toBe('logged birds');
  fireEvent.click(within(sheet).getByRole('button', { name: show }));
  expect(document.activeElement).toBe(marks[0]);
});

test('evidence of a recording unfolds its transcript, and a right answer has no trap of its own', async () => {
  const stimulus = { kind: 'audio' as const, html: '', transcript: '<p>Keepers logged birds.</p>', files: [] };
  const questions = [evidenced({ stimulus, outcome: 'right', value: 'B', earned: 6 })];
  renderWithResponses(<AttemptReport kind="test" id={3} />, [[getMyTestReport, buildReport({ questions })]]);
  const sheet = await answerSheet();
  expect(within(sheet).getByText('What is wrong with each wrong option')).toBeTruthy();
  const transcript = sheet.querySelector('mark')?.closest('details');
  expect(transcript?.open).toBe(false);
  fireEvent.click(within(sheet).getByRole('button', { name: 'Show in the text' }));
  expect(transcript?.open).toBe(true);
});

test('arrow keys move from question to question', async () => {
  renderWithResponses(<AttemptReport kind="test" id={3} />, [[getMyTestReport, buildReport()]]);
  await answerSheet();
  fireEvent.keyDown(screen.getByRole('button', { name: 'Question 2: Wrong' }), { key: 'ArrowLeft' });
  expect((await answerSheet()).getAttribute('aria-label')).toBe('Question 1');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Question 1: Right');
});

test('a blank question is listed among those that lost points', async () => {
  renderWithResponses(<AttemptReport kind="test" id={3} />, [[getMyTestReport, buildReport()]]);
  await answerSheet();
  const tab = screen.getByRole('button', { name: /Points lost/ });
  expect(tab.textContent).toContain('2');
  fireEvent.click(tab);
  expect(screen.getByRole('button', { name: 'Question 3: Blank' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Question 1: Right' })).toBeNull();
});

test('wrong questions alone are shown on request, and a report without any says so', async () => {
  renderWithResponses(<AttemptReport kind="test" id={3} />, [
    [getMyTestReport, buildReport({ questions: [buildQuestion()] })],
  ]);
  await answerSheet();
  fireEvent.click(screen.getByRole('button', { name: /Points lost/ }));
  expect(screen.getByText('No points were lost.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show all questions' }));
  expect((await answerSheet()).getAttribute('aria-label')).toBe('Question 1');
});

const notOpenUntil = (reportOpensAt: string) => {
  const title = { status: 'handedIn', message: '', title: 'Mock A', attemptId: 7 } as const;
  const state = { ...title, submittedAt: '2026-03-01T09:00:00.000Z', reportOpensAt };
  renderWithResponses(<AttemptReport kind="test" id={3} />, [
    [getMyTestReport, { reason: 'report.notYet', message: 'The report is not open yet.' }],
    [checkTestStatus, state],
    [getAttemptPosition, { answered: 24, total: 25 }],
  ]);
};

test('a closed report shows what was submitted and when it opens', async () => {
  notOpenUntil('2126-03-02T09:00:00.000Z');
  expect(await screen.findByText('The report is not open yet')).toBeTruthy();
  expect(await screen.findByText('24 of 25 questions answered.')).toBeTruthy();
  expect(screen.getByText(/^It opens 2 Mar 2126/)).toBeTruthy();
});

test.each([
  ['en', 'The report cannot be read for now', 'Look again'],
  ['zh', '报告暂时不能查看', '再看一次'],
] as const)(
  'a report with questions of a test in progress says so in %s, and opens when it is retried',
  async (language, title, again) => {
    const why = refusals.pairs['report.asked'][language];
    const answers = [{ reason: 'report.asked', message: why }, buildReport({ title: 'Mock A' })];
    renderWithResponses(<AttemptReport kind="test" id={3} />, [[getMyTestReport, () => answers.shift() ?? {}]], {
      language,
    });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByText(why)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: again }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Mock A' })).toBeTruthy();
  },
);

test('a candidate reads that the report is for the recruiter, without a hint to come back', async () => {
  const person: Parameters<typeof sessionStore.signIn>[0] = {
    ...{ id: 9, name: 'Iris Falk', role: ['candidate'], namedRoles: [], permission: [] },
    ...{ language: 'en', isGuideSeen: true, browserToken: 'browser' },
  };
  sessionStore.signIn(person, { family: 'frontend', username: 'irisfalk' }, 'bearer');
  notOpenUntil('2126-03-02T09:00:00.000Z');
  expect(await screen.findByText('Your test is with the school, which will be in touch with you.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'The report is for the recruiter' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Look again' })).toBeNull();
  sessionStore.signOut();
});

test('a report that is past its opening time and not open says that it waits for a mark', async () => {
  notOpenUntil('2026-03-02T09:00:00.000Z');
  expect(await screen.findByText('It opens once a teacher has marked it.')).toBeTruthy();
});

test('teacher-marked questions are counted as marked, neither right nor wrong', async () => {
  const mark = buildReleasedMark({});
  const questions = [
    buildQuestion(),
    buildQuestion({ number: 2, questionId: 2, outcome: 'partial', earned: 4, possible: 5, mark }),
  ];
  renderWithResponses(<AttemptReport kind="test" id={3} />, [[getMyTestReport, buildReport({ questions })]]);
  const [count] = await screen.findAllByText('Marked by a teacher');
  expect(count?.parentElement?.textContent).toContain('1');
  expect(screen.queryByText('Partly right')).toBeNull();
});

test('a candidate’s report speaks of the candidate and the recruiter', async () => {
  const questions = [buildQuestion(), buildQuestion({ number: 2, questionId: 2, mark: buildReleasedMark({}) })];
  const report = buildReport({ kind: 'candidate', questions });
  renderWithResponses(<AttemptReport kind="test" id={3} studentId={5} />, [[getStudentReport, report]]);
  await screen.findAllByText('Marked by the recruiter');
  expect(screen.getAllByText('The candidate').length).toBeGreaterThan(0);
  expect(screen.queryByText('Marked by a teacher')).toBeNull();
});

test('a teacher reads the same report of a student, in Chinese as well', async () => {
  renderWithResponses(<AttemptReport kind="test" id={3} studentId={5} />, [[getStudentReport, buildReport()]], {
    language: 'zh',
  });
  expect(await screen.findByText('18 分中得 7.5 分')).toBeTruthy();
  const sheet = await answerSheet(/第 2 题/);
  expect(await within(sheet).findByText('学生选了 C')).toBeTruthy();
  expect(within(sheet).queryByText('已进错题本')).toBeNull();
});

test('a total changed by hand is shown with its reason', async () => {
  const scoreChanged = { oldPoints: 6, reason: 'Question 2 was ambiguous.', at: '2026-03-03T09:00:00.000Z' };
  renderWithResponses(<AttemptReport kind="test" id={3} />, [[getMyTestReport, buildReport({ scoreChanged })]]);
  expect(await screen.findByText('Question 2 was ambiguous.')).toBeTruthy();
  expect(screen.getByText(/^Changed by hand from 6/)).toBeTruthy();
});

test('a listening question has its recording and transcript', async () => {
  const files = [{ id: 5, mime: 'audio/mpeg', url: '/api/file?id=5' }];
  const stimulus = {
    kind: 'audio' as const,
    html: '',
    files,
    audioSeconds: 60,
    transcript: '<p>We met a pangolin.</p>',
  };
  const question = buildQuestion({ value: 'C', outcome: 'wrong', earned: 0, stimulus });
  renderWithResponses(<AttemptReport kind="test" id={3} />, [
    [getMyTestReport, buildReport({ questions: [question] })],
  ]);
  const sheet = await answerSheet();
  const recording = within(sheet).getByRole('group', { name: 'Recording of this set' });
  expect(recording.querySelector('audio')?.getAttribute('src')).toBe('/api/file?id=5');
  expect(within(sheet).getByText('Transcript')).toBeTruthy();
  expect(within(sheet).getByText('We met a pangolin.')).toBeTruthy();
});

test('a question that replays a clip has that clip', async () => {
  const files = [{ id: 5, mime: 'audio/mpeg', url: '/api/file?id=5' }];
  const stimulus = { kind: 'audio' as const, html: '', transcript: '', audioSeconds: 90, files };
  const clip = { from: 62.4, to: 75.1 };
  const question = buildQuestion({ value: 'C', outcome: 'wrong', earned: 0, stimulus, clip });
  renderWithResponses(<AttemptReport kind="test" id={3} />, [
    [getMyTestReport, buildReport({ questions: [question] })],
  ]);
  const sheet = await answerSheet();
  expect(within(sheet).getByText('Listen to this part again: 1:02–1:15')).toBeTruthy();
  const part = within(sheet).getByRole('group', { name: 'Part of the recording' });
  expect(part.querySelector('audio')?.getAttribute('src')).toBe('/api/file?id=5');
});

test('a section that waits for a teacher says so and has no percentage', async () => {
  const none = { right: 0, wrong: 0, partial: 0, blank: 0, earned: 0, possible: 0, seconds: 60, weight: null };
  const sections = [
    { ...none, id: 'writing', name: 'Writing' },
    { ...none, id: 'reading', name: 'Reading', right: 1, earned: 1, possible: 1 },
  ];
  renderWithResponses(<AttemptReport kind="test" id={3} />, [[getMyTestReport, buildReport({ sections })]]);
  expect(await screen.findByRole('img', { name: /^Writing: to be marked; Reading 100%, 1 of 1 right$/ })).toBeTruthy();
  expect(screen.queryByText('0%')).toBeNull();
});

test('sections are in the order of the exam, and the strongest is named first', async () => {
  const none = { wrong: 1, partial: 0, blank: 0, earned: 0, possible: 0, seconds: 60, weight: null };
  const sections = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'].map((name, index) => {
    return { ...none, id: name, name, right: 9 - index };
  });
  renderWithResponses(<AttemptReport kind="test" id={3} />, [[getMyTestReport, buildReport({ sections })]]);
  const picture = await screen.findByRole('img', { name: /^One 90%.*Two 89%.*Seven 75%/ });
  expect(picture).toBeTruthy();
});

test('a total has the name that the exam gives it', async () => {
  const report = buildReport({ totalName: 'Composite', score: 22, scoreLeast: 1, scoreMax: 36, answerRule: null });
  renderWithResponses(<AttemptReport kind="test" id={3} />, [[getMyTestReport, report]]);
  expect(await screen.findByText('Composite, 1 to 36')).toBeTruthy();
  expect(screen.getByText('Composite 22, on a scale of 1 to 36')).toBeTruthy();
  expect(screen.queryByText(/points, of/i)).toBeNull();
});

test('where answers earn partial points, the chart counts points', async () => {
  const knowledgePoint = { id: 4, name: 'Polygons' };
  const questions = [
    buildQuestion({ knowledgePoint, outcome: 'partial', earned: 2.5, possible: 4 }),
    buildQuestion({ number: 2, questionId: 2, knowledgePoint, outcome: 'right', earned: 1, possible: 1 }),
    buildQuestion({ number: 3, questionId: 3, knowledgePoint, outcome: 'toBeMarked', earned: null, possible: 5 }),
    buildQuestion({ number: 4, questionId: 4, sectionId: 'writing', outcome: 'toBeMarked', earned: null, possible: 5 }),
    buildQuestion({
      number: 5,
      questionId: 5,
      knowledgePoint: { id: 5, name: 'Angles' },
      outcome: 'wrong',
      earned: 0,
      possible: 1,
    }),
  ];
  const counts = { right: 1, wrong: 0, partial: 1, blank: 0, seconds: 60, weight: null };
  const sections = [
    { ...counts, id: 'contest', name: 'Contest', earned: 3.5, possible: 10 },
    { ...counts, id: 'writing', name: 'Writing', right: 0, partial: 0, earned: 0, possible: 5 },
  ];
  const points = ['Polygons', 'Angles'].map((name, at) => ({ id: 4 + at, name, right: 0, total: 1, schoolRate: null }));
  renderWithResponses(<AttemptReport kind="test" id={3} />, [
    [getMyTestReport, buildReport({ questions, sections, points })],
  ]);
  expect((await screen.findAllByText('3.5 of 5 points')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('0 of 1 point').length).toBeGreaterThan(0);
  expect(screen.getAllByText('70%').length).toBeGreaterThan(0);
  expect(screen.getAllByText('percent of points')).toHaveLength(2);
  expect(screen.getByRole('img', { name: /^Contest 70%, 3.5 of 5 points; Writing: to be marked$/ })).toBeTruthy();
});

test.each([
  ['en', 'First section started', 'Waited for the network before Listening'],
  ['zh', '第一部分开始', '“Listening”之前等待网络'],
] as const)(
  'the report shows when it was opened, when its clock started and the waits between sections, in %s',
  async (language, started, waited) => {
    const waits = [{ section: 'Listening', from: '2026-03-01T08:30:00.000Z', seconds: 120 }];
    renderWithResponses(<AttemptReport kind="test" id={3} />, [[getMyTestReport, buildReport({ waits })]], {
      language,
    });
    const valueFor = async (name: string) =>
      (await screen.findByText(name, { selector: 'dt' })).parentElement?.textContent;
    expect(await valueFor(started)).toMatch(/02/);
    expect(await valueFor(waited)).toMatch(/2:00$/);
  },
);

test('each skill of a report leads to the screen of its own: reading, listening, writing, speaking', async () => {
  const given = { options: [], outcome: 'toBeMarked' as const, earned: null };
  const questions = [
    buildQuestion({ value: 'C', outcome: 'wrong', earned: 0, skill: 'reading', forAnalysis: 'reading' }),
    buildQuestion({
      ...{ ...given, number: 2, questionId: 2, kind: 'dictation', skill: 'listening', value: 'The bus.' },
      ...{ prompt: { text: '<p>Write.</p>' }, key: { references: ['The bus is late.'] } },
    }),
    buildQuestion({
      ...{ ...given, number: 3, questionId: 3, kind: 'essay', skill: 'writing', value: 'So.' },
      ...{ prompt: { text: '<p>Why?</p>', leastWords: 0 }, key: { model: '' } },
    }),
    buildQuestion({
      ...{ ...given, number: 4, questionId: 4, kind: 'timed-speech', skill: 'speaking' },
      ...{ prompt: { text: '<p>Speak.</p>' }, key: { model: '' }, value: { recordings: [] } },
    }),
  ];
  const listLinks = async (of: typeof questions) => {
    renderWithResponses(<AttemptReport kind="test" id={3} />, [[getMyTestReport, buildReport({ questions: of })]]);
    const closer = await screen.findByRole('list', { name: 'Look closer' });
    const links = within(closer).getAllByRole('link');
    cleanup();
    return links.map((link) => link.getAttribute('href'));
  };
  const own = [
    ['/analyse/tf/reading?id=3&kind=test'],
    ['/listen/result?id=3&kind=test'],
    ['/exam/tf/wriResult?id=3&kind=test'],
    ['/report/speaking?id=3&kind=test', '/report/audio?id=3&kind=test'],
  ];
  expect(await listLinks(questions)).toEqual(own.flat());
  for (const [index, question] of questions.entries()) expect(await listLinks([question])).toEqual(own[index]);
});
