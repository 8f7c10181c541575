import { foldCase } from '@inkstone/base';

/** What a column of a sheet of people may hold. */
export const importFields = [
  'externalId',
  'number',
  'username',
  'name',
  'familyName',
  'givenName',
  'nameZh',
  'mail',
  'language',
  'roles',
  'classes',
] as const;

/** What a column of a sheet of people may hold. */
export type ImportField = (typeof importFields)[number];

/** Heads in both languages as schools write them, folded. */
const headsByField: Readonly<Record<ImportField, readonly string[]>> = {
  externalId: ['externalid', 'sourcedid', 'sourceid', 'sisid', 'systemid', '外部编号', '外部id', '系统编号', '源编号'],
  number: [
    ...['number', 'no', 'studentnumber', 'studentno', 'studentid', 'staffnumber', 'staffid', 'identifier', 'idnumber'],
    ...['学号', '编号', '工号', '学籍号', '学生编号', '教师编号', '号码', '學號', '編號', '工號'],
  ],
  username: ['username', 'user', 'login', 'loginname', 'account', 'userid', '用户名', '账号', '帐号', '登录名', '帳號'],
  name: ['name', 'fullname', 'englishname', 'studentname', 'latinname', '英文名', '英文姓名', '拼音', '姓名拼音'],
  familyName: ['familyname', 'lastname', 'surname', '英文姓'],
  givenName: ['givenname', 'firstname', 'forename', '英文名字'],
  nameZh: [
    'chinesename',
    'namezh',
    'namechinese',
    '姓名',
    '中文名',
    '中文姓名',
    '学生姓名',
    '教师姓名',
    '名字',
    '名称',
  ],
  mail: ['mail', 'email', 'emailaddress', 'mailaddress', '邮箱', '电子邮箱', '邮件', '电子邮件', '邮箱地址', '郵箱'],
  language: ['language', 'lang', '语言', '界面语言', '語言'],
  roles: ['role', 'roles', 'type', 'usertype', '身份', '角色', '类型', '职务', '人员类型'],
  classes: ['class', 'classes', 'group', 'classname', '班级', '班', '所在班级', '班级名称', '班級'],
};

const fieldByHead = new Map(importFields.flatMap((field) => headsByField[field].map((head) => [head, field] as const)));

/** A head without case, spaces, punctuation and what stands in brackets. */
const foldHead = (head: string): string =>
  foldCase(head)
    .replaceAll(/[(（[【].*?[)）\]】]/g, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The columns that a row of heads names; null for one that is not known. A field is taken once. */
export const guessColumns = (heads: readonly string[]): (ImportField | null)[] => {
  const usedFields = new Set<ImportField>();
  return heads.map((head) => {
    const field = fieldByHead.get(foldHead(head)) ?? null;
    if (field === null || usedFields.has(field)) return null;
    usedFields.add(field);
    return field;
  });
};

/** Which of the first rows names columns; null where none does, so that every row is a person. */
export const findHeadRow = (rows: readonly { cells: readonly string[] }[]): number | null => {
  const counts = rows.slice(0, 5).map(({ cells }) => guessColumns(cells).filter((field) => field !== null).length);
  const most = Math.max(...counts);
  return most > 0 ? counts.indexOf(most) : null;
};

/** A row of a sheet of people: the texts of its columns. */
export interface ImportRow {
  /** The number of the row in the sheet. */
  number: number;
  values: Partial<Record<ImportField, string>>;
  /** Classes that a format names by more than a text; else they stand in the values. */
  classes?: readonly ClassReference[];
  /** Whether the file says that the account is not to be used. */
  isDisabled?: boolean;
}

/** A class as a row names it. */
export interface ClassReference {
  /** Its name in either language. */
  name: string;
  /** Its id in the system that wrote the file; absent: it has none. */
  externalId?: string;
  /** What the person does there; absent: what goes with the person's roles. */
  part?: 'student' | 'teacher';
}

/** The texts of a row by the fields of its columns; what is empty is left out. */
export const toImportRow = (
  { number, cells }: { number: number; cells: readonly string[] },
  columns: readonly (ImportField | null)[],
): ImportRow => {
  const values: Partial<Record<ImportField, string>> = {};
  for (const [index, field] of columns.entries()) {
    const text = cells[index]?.trim() ?? '';
    if (field !== null && text !== '') values[field] = text;
  }
  return { number, values };
};
