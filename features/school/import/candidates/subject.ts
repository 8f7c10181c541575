import { detectScript, foldCase, foldCharacters, isMailAddress, toMailAddress, toVisibleText } from '@inkstone/base';
import { findRecruiter } from '../find-colleague.ts';
import type { FindPerson } from '../find-person.ts';
import type { LinkField, LinkRow } from '../link-fields.ts';
import { describePerson, readCell, type LinkSubject } from '../link-subject.ts';
import type { CandidateFacts } from '../link-targets.ts';
import { RowError } from '../row-error.ts';
import { createCandidateFinder, newCandidateKey, type CandidateValues, type KnownCandidate } from './find-candidate.ts';

export type { KnownCandidate } from './find-candidate.ts';

const fields = [
  ...(['recruiter', 'candidate', 'candidateZh', 'position', 'candidateMail', 'phone', 'candidateMessage'] as const),
] satisfies readonly LinkField[];

/** The text of a cell that may be empty, as it is displayed. */
const readOptional = (row: LinkRow, field: LinkField, maxLength = 100): string | null =>
  row.values[field] === undefined ? null : toVisibleText(readCell(row, field, maxLength)) || null;

const readMail = (row: LinkRow): string | null => {
  const text = readOptional(row, 'candidateMail', 200);
  const mail = text === null ? null : toMailAddress(text);
  if (mail !== null && !isMailAddress(mail)) throw new RowError('mailInvalid', text);
  return mail;
};

const readPhone = (row: LinkRow): string | null => {
  const text = readOptional(row, 'phone');
  const phone = text === null ? null : foldCharacters(text).trim();
  if (phone !== null && !/^[+\d][\d\s()-]{0,39}$/u.test(phone)) throw new RowError('phoneInvalid', text);
  return phone;
};

/** The names of a row: a Chinese name in the column of names is taken as the Chinese one. */
const readNames = (row: LinkRow): Pick<CandidateValues, 'name' | 'nameZh'> => {
  const first = readOptional(row, 'candidate');
  const nameZh = readOptional(row, 'candidateZh');
  if (first === null && nameZh === null) throw new RowError('cellEmpty', 'candidate');
  if (first === null || detectScript(first) === 'en') return { name: first, nameZh };
  return { name: null, nameZh: nameZh ?? first };
};

/** The text of a cell that needs more than invisible signs. */
const readVisible = (row: LinkRow, field: LinkField): string => {
  const text = toVisibleText(readCell(row, field));
  if (text === '') throw new RowError('cellEmpty', field);
  return text;
};

const readValues = (row: LinkRow, findPerson: FindPerson): CandidateValues => {
  const message = row.values.candidateMessage;
  return {
    recruiterId: findRecruiter(findPerson, readCell(row, 'recruiter')).id,
    ...readNames(row),
    position: readVisible(row, 'position'),
    ...{ mail: readMail(row), phone: readPhone(row) },
    message: message === undefined ? null : readCell(row, 'candidateMessage', 2000),
  };
};

/** What each row that can be read says. */
const listSheetValues = (rows: readonly LinkRow[], findPerson: FindPerson): CandidateValues[] =>
  rows.flatMap((row) => {
    try {
      return [readValues(row, findPerson)];
    } catch (error) {
      if (error instanceof RowError) return [];
      throw error;
    }
  });

const toFacts = ({ name, nameZh, position, mail, phone, message }: CandidateFacts): CandidateFacts => ({
  ...{ name, nameZh, position, mail, phone, message },
});

/** A new text; the old one where a row says nothing, or says it in other case. */
const changeText = (before: string | null, after: string | null): string | null =>
  after === null || (before !== null && foldCase(before) === foldCase(after)) ? before : after;

const buildFacts = (
  values: CandidateValues,
  before: CandidateFacts | null,
  toLatinName: (nameZh: string) => string,
): CandidateFacts => {
  const nameZh = changeText(before?.nameZh ?? null, values.nameZh);
  const name = changeText(before?.name ?? null, values.name) ?? (nameZh === null ? '' : toLatinName(nameZh));
  return {
    ...{ name, nameZh },
    position: changeText(before?.position ?? null, values.position) ?? '',
    mail: changeText(before?.mail ?? null, values.mail),
    phone: changeText(before?.phone ?? null, values.phone),
    message: values.message ?? before?.message ?? null,
  };
};

const shownFields = [
  ...([
    ['candidate', 'name'],
    ['candidateZh', 'nameZh'],
    ['position', 'position'],
    ['candidateMail', 'mail'],
    ['phone', 'phone'],
    ['candidateMessage', 'message'],
  ] as const),
];

const listChanges = (before: CandidateFacts | null, after: CandidateFacts) =>
  shownFields
    .map(([field, fact]) => ({ field, before: before?.[fact] ?? null, after: after[fact] }))
    .filter((change) => change.before !== change.after);

const checkNames = ({ isCandidateAccount, username, ...before }: KnownCandidate, after: CandidateFacts): void => {
  if (!isCandidateAccount && (before.name !== after.name || before.nameZh !== after.nameZh))
    throw new RowError('candidateHired', username);
};

/**
 * Candidates with their recruiters, one in each row: a new one becomes a draft of the recruiter with an account. An empty
 * cell says nothing, and nobody is removed.
 */
export const candidatesSubject: LinkSubject<readonly KnownCandidate[]> = {
  columns: {
    fields,
    heads: {
      recruiter: [
        ...['recruiter', 'recruiterusername', 'recruitername', 'recruitedby', 'owner', 'responsible'],
        ...['招聘老师', '招聘人员', '招聘负责人', '招聘', '负责人', '招聘專員', '招聘专员', '招聘主管'],
      ],
      candidate: [
        ...['candidate', 'candidatename', 'applicant', 'applicantname', 'name', 'fullname', 'englishname'],
        ...['应聘者', '应聘者姓名', '应聘人', '候选人', '候选人姓名', '姓名', '英文名', '英文姓名', '應聘者', '候選人'],
      ],
      candidateZh: ['chinesename', 'namezh', 'namechinese', '中文名', '中文姓名'],
      position: [
        ...['position', 'job', 'jobtitle', 'post', 'appliedfor', 'positionappliedfor'],
        ...['应聘职位', '职位', '岗位', '应聘岗位', '申请职位', '職位', '應聘職位', '崗位'],
      ],
      candidateMail: [
        ...['mail', 'email', 'emailaddress', 'mailaddress', 'candidatemail', 'candidateemail'],
        ...['邮箱', '电子邮箱', '邮件', '电子邮件', '邮箱地址', '郵箱', '電子郵箱'],
      ],
      phone: [
        ...['phone', 'phonenumber', 'telephone', 'tel', 'mobile', 'mobilenumber', 'cellphone'],
        ...['电话', '手机', '手机号', '手机号码', '联系电话', '电话号码', '電話', '手機'],
      ],
      candidateMessage: ['message', 'note', 'messagetocandidate', '留言', '附言', '寄语', '给应聘者的话', '说明'],
    },
  },
  personFields: ['recruiter'],
  nameFields: ['candidateZh', 'candidate'],
  template: {
    en: [
      ['Recruiter', 'Candidate', 'Chinese name', 'Position', 'Mail', 'Phone', 'Message'],
      ['gulan', 'Ye Qing', '叶青', 'Teaching assistant', 'ye.qing@mail.example', '+86 571 5550 0100', ''],
    ],
    zh: [
      ['招聘专员', '姓名', '中文姓名', '应聘职位', '邮箱', '电话', '留言'],
      ['gulan', 'Ye Qing', '叶青', '助教', 'ye.qing@mail.example', '+86 571 5550 0100', ''],
    ],
  },
  openPlan({ rows, findPerson, known, language, toLatinName }) {
    const findCandidate = createCandidateFinder(known, listSheetValues(rows, findPerson));
    return (row) => {
      const recruiter = findRecruiter(findPerson, readCell(row, 'recruiter'));
      const values = readValues(row, findPerson);
      const candidate = findCandidate(values);
      const before = candidate && toFacts(candidate);
      const after = buildFacts(values, before, toLatinName);
      if (candidate) checkNames(candidate, after);
      const changes = listChanges(before, after);
      const own = before ? [] : [{ field: 'recruiter', before: null, after: describePerson(recruiter) }];
      return {
        outcome: !before ? 'made' : changes.length > 0 ? 'changed' : 'same',
        person: {
          id: candidate?.personId ?? null,
          username: candidate?.username ?? '',
          name: after.name,
          nameZh: after.nameZh,
        },
        key: candidate ? `record ${candidate.id}` : newCandidateKey(values),
        changes: [...own, ...changes],
        link: {
          ...{ kind: 'candidates', recruiterId: recruiter.id, candidateId: candidate?.id ?? null, language },
          ...{ before, ...after },
        },
      };
    };
  },
};
