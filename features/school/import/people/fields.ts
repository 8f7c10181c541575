import type { ColumnRules } from '../columns.ts';

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

/** The columns of a sheet of people. */
export const peopleColumns: ColumnRules<ImportField> = { fields: importFields, heads: headsByField };

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
  /** Its Chinese name, for a class that is made; absent: the name where that is Chinese. */
  nameZh?: string;
  /** Its id in the system that wrote the file; absent: it has none. */
  externalId?: string;
  /** What the person does there; absent: what goes with the person's roles. */
  part?: 'student' | 'teacher';
  /** Whether it is this teacher's class; absent: one that they teach with others. */
  isPrimary?: boolean;
}
