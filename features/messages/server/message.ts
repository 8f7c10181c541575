import {
  cutAtWord,
  describeMailFailure,
  instantText,
  localizedName,
  localize,
  noWrap,
  type Language,
  type LocalizedText,
  type MessageValues,
  type ReaderZone,
} from '@inkstone/base';
import type { Message } from '../contract.ts';
import { notificationMessages, notificationParts, outsideMessages, severalMessages } from '../messages.ts';
import {
  getNotificationRules,
  isNotificationEvent,
  type NotificationEvent,
  type NotificationTopic,
} from '../notifications.ts';
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
  const { hasTeacherMessage, isFromRecruiter } = getNotificationRules(row.event);
  if (written === '' || !hasTeacherMessage) return sentence;
  const words = cutAtWord(written, maxExcerptLength);
  const { withWords, withRecruiterWords } = notificationParts.pairs;
  return localize(isFromRecruiter ? withRecruiterWords : withWords, language, { sentence, words });
};

/** The values of a sentence; messages of earlier versions have three of them under former names. */
const readValues = (stored: MessageRow['content']['values']): MessageRow['content']['values'] => {
  const { topicId, student, studentZh, ...values } = stored;
  const formerValues = { questionSetId: topicId, personName: student, personNameZh: studentZh };
  const known = Object.entries(formerValues).filter(([, value]) => value !== undefined);
  return { ...(Object.fromEntries(known) as typeof stored), ...values };
};

/** The values of a row's sentence, in the reader's language and zone. */
const toSentenceValues = (row: MessageRow, language: Language, zone: ReaderZone): MessageValues => {
  const { deadline, begin, questionSetId: _, personName, personNameZh, ...rest } = readValues(row.content.values);
  // The panel is narrow: prevents line breaks within a date.
  const toInstantText = (at: typeof deadline) => (at ? noWrap(instantText(String(at), language, zone)) : '');
  return {
    title: localizedName(language, row.content.title, row.content.titleZh),
    deadline: toInstantText(deadline),
    begin: toInstantText(begin),
    student: localizedName(
      language,
      String(personName ?? ''),
      personNameZh === null ? null : String(personNameZh ?? ''),
    ),
    ...Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, value ?? ''])),
    ...(row.event === 'mailRests' && { failure: describeMailFailure(String(rest['failure'] ?? ''), language) }),
  };
};

/** The sentence of an event; that of several occurrences where more than one was gathered. */
const findSentence = (event: NotificationEvent, row: MessageRow): LocalizedText => {
  const several: Partial<Record<NotificationEvent, LocalizedText>> = severalMessages.pairs;
  const isSeveral = Number(row.content.values['count'] ?? 1) > 1;
  return (isSeveral ? several[event] : undefined) ?? notificationMessages.pairs[event];
};

/** A message as it leaves the product by mail or push: without scores and without words of marks. */
export interface Notice {
  sentence: string;
  title: string;
  topic: NotificationTopic | null;
}

/** The notice of a message for its reader; null where its event is not known. */
export const toNotice = (row: MessageRow, language: Language, zone: ReaderZone): Notice | null => {
  if (!isNotificationEvent(row.event)) return null;
  const rules = getNotificationRules(row.event);
  const outside: Partial<Record<NotificationEvent, LocalizedText>> = outsideMessages.pairs;
  const pair = (rules.isConfidential ? outside[row.event] : undefined) ?? findSentence(row.event, row);
  const values = toSentenceValues(row, language, zone);
  return {
    sentence: withTeacherMessage(localize(pair, language, values), row, language),
    title: String(values['title']),
    topic: rules.topic,
  };
};

/** Maps a message to the contract, translated for the reader. */
export const toMessage = (row: MessageRow, language: Language, zone: ReaderZone): Message => {
  const values = toSentenceValues(row, language, zone);
  const title = String(values['title']);
  const sentence = isNotificationEvent(row.event) ? localize(findSentence(row.event, row), language, values) : title;
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
    announcementId: row.announcementId,
    phaseReportId: row.phaseReportId,
    candidateId: row.candidateId,
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
    classId: row.classId,
  };
};
