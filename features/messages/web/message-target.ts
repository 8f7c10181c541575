import { receivedAnnouncement } from '@inkstone/announcements/addresses';
import { assignedHomeworkDetail, assignedTestDetail, myAssignmentDetail } from '@inkstone/assignments/addresses';
import { questionBank } from '@inkstone/bank/addresses';
import { linkTo } from '@inkstone/base';
import { candidateHome, candidateList, candidateTestList } from '@inkstone/candidates/addresses';
import { courseLauncher, assignedCourse } from '@inkstone/courses/addresses';
import { myPhaseReport } from '@inkstone/reports/addresses';
import { notificationSettings } from '@inkstone/notifications/addresses';
import { myClass } from '@inkstone/people/addresses';
import { controller, enterTest } from '@inkstone/taking/addresses';
import { viewer } from '@inkstone/textbooks/addresses';
import type { LoginFamily } from '@inkstone/session/contract';
import type { Message } from '../contract.ts';
import { getNotificationRules } from '../notifications.ts';

/** Target of a message: inside the app, a new window, or a textbook, whose link has to be requested first. */
export type MessageTarget =
  | { opens: 'here' | 'window'; url: string }
  | { opens: 'textbook'; assignmentId: number }
  | { opens: 'edition'; editionId: number };

const studentTarget = (
  category: 'test' | 'homework',
  id: number,
  event: string | null,
): { opens: 'here' | 'window'; url: string } => {
  if (getNotificationRules(event).opensReport) {
    return { opens: 'window', url: linkTo(controller, { kind: category, id, to: 'report' }) };
  }
  if (getNotificationRules(event).opensTests) return { opens: 'here', url: linkTo(candidateHome, {}) };
  if (category === 'homework') return { opens: 'here', url: linkTo(myAssignmentDetail, { id }) };
  return { opens: 'window', url: linkTo(controller, { kind: 'test', id }) };
};

const assignmentTarget = (category: 'test' | 'homework', id: number, event: string | null, family: LoginFamily) => {
  if (family === 'frontend') return studentTarget(category, id, event);
  // Staff are notified of tests that they take themselves.
  if (category === 'test' && !getNotificationRules(event).isForTeacher)
    return { opens: 'window' as const, url: linkTo(enterTest, { id }) };
  const url =
    category === 'test'
      ? linkTo(assignedTestDetail, { assignmentId: id })
      : linkTo(assignedHomeworkDetail, { assignmentId: id });
  return { opens: 'here' as const, url };
};

/** The launcher explains a withdrawal; reports are on the course page. */
const courseTarget = (id: number, event: string | null, family: LoginFamily) =>
  family === 'backend'
    ? { opens: 'here' as const, url: linkTo(assignedCourse, { id }) }
    : {
        opens: 'window' as const,
        url: linkTo(courseLauncher, { id, ...(getNotificationRules(event).opensReport && { to: 'report' }) }),
      };

/** A recruiter's candidate with the test's desk and report; who may only read tests gets their list. */
const candidateTarget = ({ candidateId }: MessageInfo, { built }: ReaderContext): MessageTarget | null => {
  if (candidateId && built.has(candidateList.path))
    return { opens: 'here', url: linkTo(candidateList, { id: candidateId }) };
  return built.has(candidateTestList.path) ? { opens: 'here', url: linkTo(candidateTestList, {}) } : null;
};

type MessageInfo = Pick<Message, 'category' | 'assignmentId' | 'event' | 'editionId'> &
  Partial<Pick<Message, 'setId' | 'announcementId' | 'phaseReportId' | 'candidateId' | 'classId'>>;

interface ReaderContext {
  family: LoginFamily;
  built: ReadonlySet<string>;
}

/** Textbooks open in the reader: for students by assignment, for teachers by edition. */
const bookTarget = (
  { category, assignmentId, editionId }: MessageInfo,
  { family, built }: ReaderContext,
): MessageTarget | null => {
  if (!built.has(viewer.path)) return null;
  if (category === 'textbook' && family === 'frontend' && assignmentId !== null)
    return { opens: 'textbook', assignmentId };
  return category === 'textbookFile' && family === 'backend' && editionId !== null
    ? { opens: 'edition', editionId }
    : null;
};

const announcementTarget = ({ announcementId }: MessageInfo, { built }: ReaderContext): MessageTarget | null =>
  announcementId && built.has(receivedAnnouncement.path)
    ? { opens: 'here', url: linkTo(receivedAnnouncement, { id: announcementId }) }
    : null;

const phaseReportTarget = ({ phaseReportId }: MessageInfo, { built }: ReaderContext): MessageTarget | null =>
  phaseReportId && built.has(myPhaseReport.path)
    ? { opens: 'here', url: linkTo(myPhaseReport, { id: phaseReportId }) }
    : null;

const paperMarksTarget = ({ built }: ReaderContext): MessageTarget | null =>
  built.has(myPhaseReport.path) ? { opens: 'here', url: linkTo(myPhaseReport, {}) } : null;

/** A class's robot is on the class's page, a person's own addresses on the page of notifications. */
const notificationsTarget = ({ classId }: MessageInfo, { built }: ReaderContext): MessageTarget | null => {
  if (!classId) return { opens: 'here', url: linkTo(notificationSettings, {}) };
  return built.has(myClass.path) ? { opens: 'here', url: linkTo(myClass, { classId }) } : null;
};

/**
 * The screen of a message, by its type and event; null where there is none or it is not available. New windows check
 * with the server before they show anything.
 */
export const findMessageTarget = (message: MessageInfo, reader: ReaderContext): MessageTarget | null => {
  const { category, assignmentId: id, event, setId } = message;
  if (getNotificationRules(event).isOfNothing) return null;
  if (getNotificationRules(event).opensPaperMarks) return paperMarksTarget(reader);
  if (category === 'textbook' || category === 'textbookFile') return bookTarget(message, reader);
  if (message.candidateId) return candidateTarget(message, reader);
  if (category === 'announcement') return announcementTarget(message, reader);
  if (category === 'notifications') return notificationsTarget(message, reader);
  if (category === 'phaseReport') return phaseReportTarget(message, reader);
  if (setId && id === null) {
    const url = linkTo(questionBank, { setId });
    return reader.built.has(questionBank.path) ? { opens: 'here', url } : null;
  }
  if (id === null) return null;
  const place =
    category === 'course'
      ? courseTarget(id, event, reader.family)
      : assignmentTarget(category, id, event, reader.family);
  return reader.built.has(place.url.split('?')[0] ?? '') ? place : null;
};
