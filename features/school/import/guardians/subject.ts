import { foldCase, groupBy, isMailAddress, toMailAddress, toVisibleText, type Language } from '@inkstone/base';
import type { FindPerson } from '../find-person.ts';
import { findStudent, studentHeads } from '../find-student.ts';
import type { LinkField, LinkRow } from '../link-fields.ts';
import { describePerson, readCell, type LinkSubject } from '../link-subject.ts';
import type { GuardianFacts } from '../link-targets.ts';
import { findLanguage } from '../people/row-values.ts';
import { RowError } from '../row-error.ts';

/** A guardian of one of the students whom a sheet names. */
export interface KnownGuardian extends GuardianFacts {
  id: number;
  studentId: number;
}

/** As many guardians as a student has at most. */
export const maxGuardians = 10;

const fields = ['student', 'guardian', 'guardianMail', 'guardianLanguage'] as const satisfies readonly LinkField[];

const readMail = (row: LinkRow): string => {
  const mail = toMailAddress(readCell(row, 'guardianMail', 200));
  if (!isMailAddress(mail)) throw new RowError('mailInvalid', row.values.guardianMail ?? '');
  return mail;
};

const readLanguage = ({ values: { guardianLanguage } }: LinkRow): Language | undefined => {
  const language = guardianLanguage === undefined ? undefined : findLanguage(guardianLanguage);
  if (guardianLanguage !== undefined && !language) throw new RowError('languageUnknown', guardianLanguage);
  return language;
};

const mailKey = (studentId: number, mail: string): string => `${studentId} ${foldCase(mail)}`;

/** The addresses that a sheet names of each student. */
const listSheetMails = (rows: readonly LinkRow[], findPerson: FindPerson): Set<string> => {
  const mails = new Set<string>();
  for (const row of rows) {
    try {
      mails.add(mailKey(findStudent(findPerson, row).id, readMail(row)));
    } catch (error) {
      if (!(error instanceof RowError)) throw error;
    }
  }
  return mails;
};

const listChanges = (before: GuardianFacts | null, after: GuardianFacts) =>
  [
    { field: 'guardian', before: before?.name ?? null, after: after.name },
    { field: 'guardianMail', before: before?.mail ?? null, after: after.mail },
    { field: 'language', before: before?.language ?? null, after: after.language },
  ].filter((change) => change.before !== change.after);

/**
 * Guardians of students, one in each row. A guardian is found by the address, else by the name where the sheet does not
 * name that guardian's address too; nobody is removed.
 */
export const guardiansSubject: LinkSubject<readonly KnownGuardian[]> = {
  columns: {
    fields,
    heads: {
      student: studentHeads,
      guardian: [
        ...['guardian', 'guardianname', 'parent', 'parentname', 'name', 'contact', 'contactname'],
        ...['家长', '家长姓名', '监护人', '监护人姓名', '姓名', '联系人', '家長', '家長姓名', '監護人'],
      ],
      guardianMail: [
        ...['mail', 'email', 'emailaddress', 'mailaddress', 'guardianmail', 'guardianemail', 'parentemail'],
        ...['邮箱', '电子邮箱', '邮件', '电子邮件', '家长邮箱', '监护人邮箱', '邮箱地址', '郵箱', '家長郵箱'],
      ],
      guardianLanguage: ['language', 'lang', '语言', '信件语言', '邮件语言', '語言'],
    },
  },
  personFields: ['student'],
  template: {
    en: [
      ['Student', 'Guardian', 'Mail', 'Language'],
      ['linxiaohe', 'Lin Min', 'lin.min@home.example', 'Chinese'],
    ],
    zh: [
      ['学生', '家长姓名', '邮箱', '语言'],
      ['linxiaohe', '林敏', 'lin.min@home.example', '中文'],
    ],
  },
  openPlan({ rows, findPerson, known, language }) {
    const sheetMails = listSheetMails(rows, findPerson);
    const byStudent = groupBy(known, ({ studentId }) => studentId);
    const counts = new Map<number, number>();
    const findGuardian = (studentId: number, { name, mail }: { name: string; mail: string }) => {
      const guardians = byStudent.get(studentId) ?? [];
      const byMail = guardians.find((guardian) => foldCase(guardian.mail) === foldCase(mail));
      const namesakes = guardians.filter((guardian) => foldCase(guardian.name) === foldCase(name));
      const [byName] = namesakes.filter((guardian) => !sheetMails.has(mailKey(studentId, guardian.mail)));
      return byMail ?? (namesakes.length === 1 ? byName : undefined);
    };
    return (row) => {
      const student = findStudent(findPerson, row);
      const name = toVisibleText(readCell(row, 'guardian'));
      const mail = readMail(row);
      const before = findGuardian(student.id, { name, mail });
      const target = {
        name: before && foldCase(before.name) === foldCase(name) ? before.name : name,
        mail: before && foldCase(before.mail) === foldCase(mail) ? before.mail : mail,
        language: readLanguage(row) ?? before?.language ?? language,
      };
      const count = counts.get(student.id) ?? (byStudent.get(student.id) ?? []).length;
      if (!before && count >= maxGuardians) throw new RowError('guardianMany', describePerson(student));
      counts.set(student.id, count + (before ? 0 : 1));
      const facts = before ? { name: before.name, mail: before.mail, language: before.language } : null;
      const changes = listChanges(facts, target);
      return {
        outcome: !before ? 'made' : changes.length > 0 ? 'changed' : 'same',
        ...{ person: student, changes, key: mailKey(student.id, mail) },
        link: { kind: 'guardians', guardianId: before?.id ?? null, before: facts, ...target },
      };
    };
  },
};
