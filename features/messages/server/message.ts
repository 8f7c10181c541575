import { instantText, localizedName, localize, noWrap, type Language, type ReaderZone } from '@inkstone/base';
import type { Message } from '../contract.ts';
import { told } from '../messages.ts';
import type { MessageRow } from './messages.queries.ts';

type Sentence = keyof (typeof told)['pairs'];

const isSentence = (event: string): event is Sentence => Object.hasOwn(told.pairs, event);

const givings: ReadonlySet<string> = new Set(['homeworkGiven', 'testGiven', 'textbookGiven', 'courseGiven']);
const mostOfWords = 120;

/** What was given carries the teacher's own words, as far as there is room for them in a list. */
const withWords = (sentence: string, row: MessageRow, language: Language): string => {
  const written = row.teacher_message?.trim() ?? '';
  if (written === '' || !givings.has(row.event)) return sentence;
  const words = written.length > mostOfWords ? `${written.slice(0, mostOfWords - 1).trimEnd()}…` : written;
  return localize(told.pairs.withWords, language, { sentence, words });
};

/** A message as the wire names it, its sentence said in the reader's language. */
export const messageOf = (row: MessageRow, language: Language, zone: ReaderZone): Message => {
  const title = localizedName(language, row.content.title, row.content.titleZh);
  const { deadline, student, studentZh, topicId, ...rest } = row.content.values;
  const values = {
    title,
    // A bell's panel is narrow: no line breaks within a date.
    deadline: deadline ? noWrap(instantText(String(deadline), language, zone)) : '',
    student: localizedName(language, String(student ?? ''), studentZh === null ? null : String(studentZh ?? '')),
    ...Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, value ?? ''])),
  };
  const sentence = isSentence(row.event) ? localize(told.pairs[row.event], language, values) : title;
  const isTest = row.message_type === 6;
  return {
    messageId: row.id,
    messageContent: withWords(sentence, row, language),
    messageType: row.message_type,
    message_type: row.message_type,
    isRead: row.read_at === null ? 0 : 1,
    createTime: new Date(row.created_at).toISOString(),
    model_id: row.assignment_id,
    file_id: row.file_id,
    testWithStudentId: isTest ? row.recipient_id : null,
    topicId: typeof topicId === 'number' ? topicId : null,
    subject: row.subject,
    topicType: null,
    homework_id: row.message_type === 7 ? row.recipient_id : null,
    type: row.event,
    service_version: null,
    testName: isTest ? title : null,
    isNewReport: row.event === 'reportOpened' || row.event === 'workMarked' ? 1 : 0,
    examPaperTypeId: null,
  };
};
