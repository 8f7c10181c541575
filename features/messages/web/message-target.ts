import { assignedHomeworkDetail, assignedTestDetail, myAssignmentDetail } from '@inkstone/assignments/addresses';
import { questionBank } from '@inkstone/bank/addresses';
import { linkTo } from '@inkstone/base';
import { courseLauncher, assignedCourse } from '@inkstone/courses/addresses';
import { controller, enterTest } from '@inkstone/taking/addresses';
import { viewer } from '@inkstone/textbooks/addresses';
import type { LoginFamily } from '@inkstone/session/contract';
import type { Message } from '../contract.ts';

/** Target of a message: inside the app, a new window, or a textbook, whose link has to be requested first. */
export type MessageTarget =
  | { opens: 'here' | 'window'; url: string }
  | { opens: 'textbook'; assignmentId: number }
  | { opens: 'edition'; fileId: number };

const withdrawnEvents = new Set(['testWithdrawn', 'homeworkWithdrawn', 'textbookWithdrawn']);
const reportEvents = new Set(['reportOpened', 'scoreChanged', 'workMarked']);

// Events that notify a teacher of tests they assigned.
const teacherTestEvents = new Set(['handedIn', 'keyChanged']);

const studentTarget = (type: 6 | 7, id: number, event: string): { opens: 'here' | 'window'; url: string } => {
  if (reportEvents.has(event)) {
    const kind = type === 6 ? 'test' : 'homework';
    return { opens: 'window', url: linkTo(controller, { kind, id, to: 'report' }) };
  }
  if (type === 7) return { opens: 'here', url: linkTo(myAssignmentDetail, { id }) };
  return { opens: 'window', url: linkTo(controller, { kind: 'test', id }) };
};

const assignmentTarget = (messageType: 6 | 7, id: number, event: string, family: LoginFamily) => {
  if (family === 'frontend') return studentTarget(messageType, id, event);
  // Staff are notified of tests that they take themselves.
  if (messageType === 6 && !teacherTestEvents.has(event))
    return { opens: 'window' as const, url: linkTo(enterTest, { id }) };
  const url =
    messageType === 6 ? linkTo(assignedTestDetail, { testId: id }) : linkTo(assignedHomeworkDetail, { hId: id });
  return { opens: 'here' as const, url };
};

/** The launcher explains a withdrawal; reports are on the course page. */
const courseTarget = (id: number, event: string, family: LoginFamily) =>
  family === 'backend'
    ? { opens: 'here' as const, url: linkTo(assignedCourse, { id }) }
    : {
        opens: 'window' as const,
        url: linkTo(courseLauncher, { id, ...(reportEvents.has(event) && { to: 'report' }) }),
      };

type MessageInfo = Pick<Message, 'messageType' | 'model_id' | 'type' | 'file_id'> & Partial<Pick<Message, 'topicId'>>;

interface ReaderContext {
  family: LoginFamily;
  built: ReadonlySet<string>;
}

/** Textbooks open in the reader: for students by assignment, for teachers by edition. */
const bookTarget = (
  { messageType, model_id: id, file_id: fileId }: MessageInfo,
  { family, built }: ReaderContext,
): MessageTarget | null => {
  if (!built.has(viewer.path)) return null;
  if (messageType === 3 && family === 'frontend' && id !== null) return { opens: 'textbook', assignmentId: id };
  return messageType === 4 && family === 'backend' && fileId !== null ? { opens: 'edition', fileId } : null;
};

/**
 * The screen of a message, by its type and event; null where there is none or it is not available. New windows check
 * with the server before they show anything.
 */
export const findMessageTarget = (message: MessageInfo, reader: ReaderContext): MessageTarget | null => {
  const { messageType, model_id: id, type, topicId } = message;
  if (withdrawnEvents.has(type ?? '')) return null;
  if (messageType === 3 || messageType === 4) return bookTarget(message, reader);
  if (topicId) {
    const url = linkTo(questionBank, { topicId });
    return reader.built.has(questionBank.path) ? { opens: 'here', url } : null;
  }
  if (id === null) return null;
  const place =
    messageType === 5
      ? courseTarget(id, type ?? '', reader.family)
      : assignmentTarget(messageType, id, type ?? '', reader.family);
  return reader.built.has(place.url.split('?')[0] ?? '') ? place : null;
};
