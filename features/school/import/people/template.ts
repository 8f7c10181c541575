import type { Language } from '@inkstone/base';

/** The rows of a template: heads that are read again, and one person as an example. */
export const buildTemplate = (language: Language): string[][] =>
  language === 'zh'
    ? [
        ['中文姓名', '英文名', '用户名', '编号', '邮箱', '身份', '班级', '语言', '外部编号'],
        ['文岚', 'Wen Lan', 'wenlan', '0042', 'wenlan@school.example', '学生', '', '中文', ''],
      ]
    : [
        ['Name', 'Chinese name', 'User name', 'Number', 'Mail', 'Roles', 'Classes', 'Language', 'External id'],
        ['Wen Lan', '文岚', 'wenlan', '0042', 'wenlan@school.example', 'student', '', 'English', ''],
      ];
