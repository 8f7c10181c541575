import { hasHan } from '@inkstone/base/pinyin';
import {
  cutText,
  foldCase,
  foldCharacters,
  isMailAddress,
  toMailAddress,
  toVisibleText,
  type Language,
} from '@inkstone/base';
import { roleNames } from '@inkstone/session/contract';
import { assignableRoles } from '../../rules.ts';
import type { RowFault } from '../faults.ts';
import type { ImportField, ImportRow } from './fields.ts';

/** A role that an administrator gives. */
type AssignableRole = (typeof assignableRoles)[number];

/** What a row says of a person; undefined where it says nothing. */
export interface RowValues {
  externalId?: string;
  number?: string;
  username?: string;
  name?: string;
  nameZh?: string;
  mail?: string;
  language?: Language;
  roles?: AssignableRole[];
  classes?: string[];
}

/** What a row says, or why it cannot be read; `about` is the text that is wrong. */
export type ParsedRow = { ok: true; values: RowValues } | { ok: false; fault: RowFault; about: string };

const roleWords: Readonly<Record<AssignableRole, readonly string[]>> = {
  student: ['student', 'learner', 'pupil', '学生', '学员', '學生'],
  teacher: ['teacher', 'instructor', 'faculty', '教师', '老师', '教師', '老師', '任课教师'],
  guide: ['guide', 'guidance', 'advisor', 'counselor', 'counsellor', '导学', '班主任', '辅导员', '导师'],
  staff: ['staff', 'office', 'administrator', '职员', '员工', '行政', '教务'],
  recruitment: ['recruitment', 'recruiter', '招聘人员', '招聘老师'],
  'recruitment-supervisor': ['recruitment-supervisor', 'recruiting supervisor', '招聘负责人'],
};

/** People who have no account here: they stand with their students. */
const guardianWords = ['guardian', 'parent', 'relative', '家长', '监护人', '家長', '監護人'];

const roleByWord = new Map(
  assignableRoles.flatMap((role) =>
    [role, roleNames[role].en, roleNames[role].zh, ...roleWords[role]].map((word) => [foldCase(word), role] as const),
  ),
);

const languageByWord = new Map<string, Language>([
  ...['en', 'english', '英文', '英语', '1'].map((word) => [word, 'en'] as const),
  ...['zh', 'chinese', '中文', '汉语', '简体中文', 'zh-cn', '2'].map((word) => [word, 'zh'] as const),
]);

/** The language that a cell names. */
export const findLanguage = (text: string): Language | undefined => languageByWord.get(foldCase(text));

/** The texts of a cell that holds several. */
const splitCell = (text: string): string[] =>
  text
    .split(/[,;，；、|\n]/)
    .map(toVisibleText)
    .filter(Boolean);

const maxLengths: Partial<Record<ImportField, number>> = { externalId: 100, number: 40, mail: 254, classes: 1000 };
const defaultMaxLength = 100;

const findTooLong = ({ values }: ImportRow): string | undefined =>
  Object.entries(values).find(([field, text]) => {
    return text.length > (maxLengths[field as ImportField] ?? defaultMaxLength);
  })?.[1];

/** The names: a Chinese name in the column of Latin names is taken as the Chinese one. */
const readNames = ({ values }: ImportRow): Pick<RowValues, 'name' | 'nameZh'> => {
  const parts = [values.givenName, values.familyName].filter((part) => part !== undefined);
  const isChinese = parts.some(hasHan);
  const joined = isChinese ? [...parts].reverse().join('') : parts.join(' ');
  const latin = toVisibleText(values.name ?? joined);
  const chinese = toVisibleText(values.nameZh ?? '');
  if (chinese !== '' && !hasHan(chinese) && latin === '') return { name: chinese };
  const nameZh = chinese || (hasHan(latin) ? latin : '');
  const name = hasHan(latin) ? '' : latin;
  return { ...(name && { name }), ...(nameZh && { nameZh }) };
};

const fail = (fault: RowFault, about: string): ParsedRow => ({ ok: false, fault, about });

/** What a row says of a person, checked by itself. */
export const parseRow = (row: ImportRow): ParsedRow => {
  const { values } = row;
  const tooLong = findTooLong(row);
  if (tooLong !== undefined) return fail('tooLong', cutText(tooLong, 60));
  const username = values.username === undefined ? undefined : foldCharacters(values.username).trim();
  if (username !== undefined && !/^\S{1,64}$/.test(username)) return fail('usernameInvalid', values.username ?? '');
  const mail = values.mail === undefined ? undefined : toMailAddress(values.mail);
  if (mail !== undefined && !isMailAddress(mail)) return fail('mailInvalid', values.mail ?? '');
  const language = values.language === undefined ? undefined : findLanguage(values.language);
  if (values.language !== undefined && !language) return fail('languageUnknown', values.language);
  const roleTexts = splitCell(values.roles ?? '');
  const guardian = roleTexts.find((text) => guardianWords.includes(foldCase(text)));
  if (guardian !== undefined) return fail('guardian', guardian);
  const unknown = roleTexts.find((text) => !roleByWord.has(foldCase(text)));
  if (unknown !== undefined) return fail('roleUnknown', unknown);
  const roles = [...new Set(roleTexts.flatMap((text) => roleByWord.get(foldCase(text)) ?? []))];
  const classes = splitCell(values.classes ?? '');
  const [externalId, number] = [toVisibleText(values.externalId ?? ''), toVisibleText(values.number ?? '')];
  return {
    ok: true,
    values: {
      ...readNames(row),
      ...(externalId && { externalId }),
      ...(number && { number }),
      ...(username && { username }),
      ...(mail !== undefined && { mail }),
      ...(language && { language }),
      ...(roles.length > 0 && { roles }),
      ...(classes.length > 0 && { classes }),
    },
  };
};
