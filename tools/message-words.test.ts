import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import type { MessageSet } from '@inkstone/base';
import { files, root } from './call-locations.ts';

interface Words {
  /** The namespace with the key: `home.student.welcome`. */
  name: string;
  key: string;
  en: string;
  zh: string;
  siblings: ReadonlySet<string>;
}

const isMessageSet = (value: unknown): value is MessageSet =>
  typeof value === 'object' && value !== null && 'namespace' in value && 'pairs' in value;

const readWords = async (): Promise<Words[]> => {
  const found = files('{apps,exam,features,packages}/**/{messages,refusals}.ts');
  const modules = await Promise.all(
    found.map(async (file) => (await import(pathToFileURL(path.join(root, file)).href)) as Record<string, unknown>),
  );
  const sets = new Set(modules.flatMap((module) => Object.values(module)).filter(isMessageSet));
  return [...sets].flatMap(({ namespace, pairs }) => {
    const siblings = new Set(Object.keys(pairs));
    return Object.entries(pairs).map(([key, { en, zh }]) => ({ name: `${namespace}.${key}`, key, en, zh, siblings }));
  });
};

/** The states of work, each with its one word in either language. */
const states: Readonly<Record<string, string>> = {
  'Not open yet': '未开放',
  'Not started': '未开始',
  'In progress': '进行中',
  'To be marked': '待批改',
  Late: '逾期',
  'Not handed in': '未提交',
  'Handed in late': '逾期提交',
  Closed: '已关闭',
  Withdrawn: '已撤回',
};

/** What is called the same and is no state of work: a student late for a lesson, the date of a class, a change that a list names. */
const otherMeanings: ReadonlySet<string> = new Set([
  'assignments.watching.changedWithdrawn',
  'catalogue.disabled',
  'school.class.closedAt',
  'school.classes.running',
  'timetable.attendance.late',
]);

/** Sentences whose number is never one: limits, choices of several, and what the specification fixes. */
const neverOne: ReadonlySet<string> = new Set([
  'assignments.changing.extendMany',
  'assignments.given.moveSome',
  'assignments.watching.takeOutMany',
  'bank.composer.shortBody',
  'bank.refusals.exam.count',
  'messages.several.handedIn',
  'messages.several.lateAnswers',
  'messages.several.markReleased',
  'question.editor.optionsPasted',
  'taking.refusals.assignment.archived',
  'textbooks.books.vocabulary',
  'textbooks.giving.eachItsOwn',
  'timetable.session.everyWeeks',
  'school.person.extraPercent',
  'taking.directions.extraHere',
  'taking.directions.extraPercent',
]);

/** A limit or a share of a number, which is told in the plural. */
const limitOrShare = String.raw`(?<!\b(?:of|at least|at most|up to|more than|first|last|with|be|the) )`;

const countedNouns =
  'seconds|minutes|hours|days|weeks|students|people|questions|attempts|points|words|files|sets|messages|sessions|answers|lessons|rows|entries|times|works|pages|textbooks|marks|copies|scores|candidates|classes|members|notes|gaps|options|recordings|pictures|places|courses|results|columns|codes|names|teachers|rooms|accounts|changes|versions|terms|characters|persons|tests|sheets|tables';

describe('the words on screen', () => {
  let words: Words[] = [];
  beforeAll(async () => {
    words = await readWords();
  });

  test('a state of work has one word in either language', () => {
    const wrong = words.filter(({ name, en, zh }) => en in states && states[en] !== zh && !otherMeanings.has(name));
    expect(wrong.map(({ name, en, zh }) => `${name}: ${en} / ${zh}`)).toEqual([]);
    const synonyms = words.filter(
      ({ name, en }) => !otherMeanings.has(name) && /^(not begun|archived|delayed|running|ongoing)$/i.test(en),
    );
    expect(synonyms.map(({ name, en }) => `${name}: ${en}`)).toEqual([]);
  });

  test('a counted noun has a form for one', () => {
    const counted = new RegExp(String.raw`${limitOrShare}\{\w+\}[ \u00a0](${countedNouns})\b`, 'i');
    const single = words.filter(
      ({ name, key, en, siblings }) =>
        counted.test(en) &&
        !neverOne.has(name) &&
        !key.endsWith('_other') &&
        !siblings.has(`${key}_one`) &&
        !siblings.has(`${key}_other`),
    );
    expect(single.map(({ name, en }) => `${name}: ${en}`)).toEqual([]);
  });

  test('no statement begins with a bare “Who”, and none ends with “meanwhile”', () => {
    const stiff = words.filter(({ en }) => /(^|[.!:] )Who [^?]*[.!]/.test(en) || /\bmeanwhile[.,;]/.test(en));
    expect(stiff.map(({ name, en }) => `${name}: ${en}`)).toEqual([]);
  });

  test('Chinese has one word for an account, a teacher and a guide, and addresses guardians alone as 您', () => {
    const odd = words.filter(
      ({ name, zh }) => /账户|学管|行尺|教师/.test(zh) || (zh.includes('您') && !name.includes('letter')),
    );
    expect(odd.map(({ name, zh }) => `${name}: ${zh}`)).toEqual([]);
  });
});
