import * as z from 'zod';
import { receivedAnnouncement } from '@inkstone/announcements/addresses';
import { myAssignmentDetail, myTestList } from '@inkstone/assignments/addresses';
import { instantText, linkTo, localize, localizedName, type Language } from '@inkstone/base';
import type { SchoolSettings } from '@inkstone/call/server';
import { myCoursePage } from '@inkstone/courses/addresses';
import { myOriginals } from '@inkstone/textbooks/addresses';
import { robotMessages } from '../../../messages.ts';

/** The events that are posted to a class: its work as a whole, never a student or a score. */
const WorkContent = z.object({
  event: z.enum(['created', 'moved', 'withdrawn']),
  family: z.enum(['test', 'homework', 'textbook', 'video']),
  title: z.string(),
  titleZh: z.string().nullable(),
  deadline: z.iso.datetime(),
  /** Absent in contents of an earlier version. */
  assignmentId: z.int().optional(),
});
const AnnouncementContent = z.object({
  event: z.literal('announcement'),
  announcementId: z.int(),
  title: z.string(),
});

/** What a delivery by robot carries. */
const RobotContent = z.discriminatedUnion('event', [WorkContent, AnnouncementContent]);
export type RobotContent = z.infer<typeof RobotContent>;

const words = robotMessages.pairs;

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const workLine = (
  content: z.infer<typeof WorkContent>,
  language: Language,
  school: Pick<SchoolSettings, 'timeZone'>,
): string => {
  const { event, family } = content;
  const zone = { timeZone: school.timeZone, schoolZone: school.timeZone };
  return localize(event === 'created' ? words[`${family}Created`] : words[event], language, {
    title: oneLine(localizedName(language, content.title, content.titleZh)),
    deadline: instantText(content.deadline, language, zone),
  });
};

/** The page of a class's student about its work; of a test, whose page is its start, and of a textbook, the list. */
const workPath = ({ event, family, assignmentId: id }: z.infer<typeof WorkContent>): string | null => {
  if (event === 'withdrawn' || id === undefined) return null;
  const paths = {
    homework: linkTo(myAssignmentDetail, { id }),
    test: linkTo(myTestList, {}),
    textbook: linkTo(myOriginals, {}),
    video: linkTo(myCoursePage, { id }),
  };
  return paths[family];
};

/** What a group reads. */
export interface RobotText {
  /** In both languages; a title in it may hold anything. */
  text: string;
  /** The address of a page of the school; null where there is none to open. */
  link: string | null;
}

/** A content as a group reads it; null where another version wrote it. */
export const toRobotText = (
  stored: unknown,
  school: Pick<SchoolSettings, 'timeZone' | 'publicUrl'>,
): RobotText | null => {
  const content = RobotContent.safeParse(stored).data;
  if (!content) return null;
  const toLine = (language: Language): string =>
    content.event === 'announcement'
      ? localize(words.announcement, language, { title: oneLine(content.title) })
      : workLine(content, language, school);
  const path =
    content.event === 'announcement' ? linkTo(receivedAnnouncement, { id: content.announcementId }) : workPath(content);
  return {
    text: [toLine('zh'), toLine('en')].join('\n'),
    link: path !== null && school.publicUrl ? `${school.publicUrl}${path}` : null,
  };
};

/** The text of a test, which says whose robot it is. */
export const toTestText = (classNames: { name: string; nameZh: string | null }): string =>
  (['zh', 'en'] as const)
    .map((language) =>
      localize(words.test, language, { name: oneLine(localizedName(language, classNames.name, classNames.nameZh)) }),
    )
    .join('\n');
