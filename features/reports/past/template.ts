import type { Language } from '@inkstone/base';

const rows: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  en: [
    ['User name', 'Student number', 'Student', 'Exam', 'Date', 'Total', 'Reading', 'Listening', 'Source'],
    ['wenlan', '0042', 'Wen Lan', 'TOEFL', '2026-03-14', '103', '27', '26', 'ETS score report'],
  ],
  zh: [
    ['用户名', '学号', '姓名', '考试', '日期', '总分', '阅读', '听力', '来源'],
    ['wenlan', '0042', '文岚', '托福', '2026-03-14', '103', '27', '26', 'ETS 成绩单'],
  ],
};

const toCell = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** A table to fill in, as CSV with a byte order mark, which Excel needs to read it as UTF-8. */
export const buildPastTemplate = (language: Language): string =>
  `\ufeff${rows[language].map((cells) => cells.map(toCell).join(',')).join('\r\n')}\r\n`;
