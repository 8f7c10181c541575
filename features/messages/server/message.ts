import {
  cutAtWord,
  instantText,
  localizedName,
  localize,
  noWrap,
  type Language,
  type ReaderZone,
} from '@inkstone/base';
import type { Message } from '../contract.ts';
import { notificationMessages, notificationParts } from '../messages.ts';
import { getNotificationRules, isNotificationEvent } from '../notifications.ts';
import type { MessageRow } from './messages.queries.ts';

const maxExcerptLength = 120;

/** The skills of question sets by their subjects, as the specification names them. */
const skillNames: Readonly<Record<string, Message['setSkill']>> = {
  speaking: 'Speaking',
  reading: 'Reading',
  writing: 'Writing',
  listening: 'Listening',
};

/** Appends the teacher's message to a new assignment, as far as it fits into a list. */
const withTeacherMessage = (sentence: string, row: MessageRow, language: Language): string => {
  const written = row.teacherMessage?.trim() ?? '';
  if (written === '' || !getNotificationRules(row.event).hasTeacherMessage) return sentence;
  const words = cutAtWord(written, maxExcerptLength);
  return localize(notificationParts.pairs.withWords, language, { sentence, words });
};

/** The values of a sentence; messages of earlier versions have three of them under former names. */
const readValues = (stored: MessageRow['content']['values']): MessageRow['content']['values'] => {
  const { topicId, student, studentZh, ...values } = stored;
  const former = { questionSetId: topicId, personName: student, personNameZh: studentZh };
  const known = Object.entries(former).filter(([, value]) => value !== undefined);
  return { ...(Object.fromEntries(known) as typeof stored), ...values };
};

/** Maps a message to the contract, translated for the reader. */
export const toMessage = (row: MessageRow, language: Language, zone: ReaderZone): Message => {
  const title = localizedName(language, row.content.title, row.content.titleZh);
  const { deadline, questionSetId: _, personName, personNameZh, ...rest } = readValues(row.content.values);
  const values = {
    title,
    // The panel is narrow: prevents line breaks within a date.
    deadline: deadline ? noWrap(instantText(String(deadline), language, zone)) : '',
    student: localizedName(
      language,
      String(personName ?? ''),
      personNameZh === null ? null : String(personNameZh ?? ''),
    ),
    ...Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, value ?? ''])),
  };
  const sentence = isNotificationEvent(row.event)
    ? localize(notificationMessages.pairs[row.event], language, values)
    : title;
  const isTest = row.category === 'test';
  return {
    messageId: row.id,
    messageContent: withTeacherMessage(sentence, row, language),
    category: row.category,
    isRead: row.readAt !== null,
    createTime: row.createdAt.toISOString(),
    assignmentId: row.assignmentId,
    editionId: row.fileId,
    testRecipientId: isTest ? row.recipientId : null,
    setId: row.setId,
    subject: row.subject,
    setSkill: skillNames[row.setSubject ?? ''] ?? null,
    homeworkRecipientId: row.category === 'homework' ? row.recipientId : null,
    event: row.event,
    // Only one version of the service answers (decision 052).
    serviceVersion: null,
    testName: isTest ? title : null,
    isNewReport: getNotificationRules(row.event).isNewReport === true,
    paperTypeId: row.paperTypeId,
  };
};
