import * as z from 'zod';
import { instantText, localize, localizedName, type Language } from '@inkstone/base';
import type { SchoolSettings } from '@inkstone/call/server';
import { robotMessages } from '../../../messages.ts';

/** What a class hears of: of its work as a whole, never of a student or a score. */
const WorkContent = z.object({
  event: z.enum(['created', 'moved', 'withdrawn']),
  family: z.enum(['test', 'homework', 'textbook', 'video']),
  title: z.string(),
  titleZh: z.string().nullable(),
  deadline: z.iso.datetime(),
});
const AnnouncementContent = z.object({
  event: z.literal('announcement'),
  title: z.string(),
  titleZh: z.string().nullable(),
  text: z.string(),
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

/** A content as a group reads it, in both languages; null where another version wrote it. */
export const toRobotText = (stored: unknown, school: Pick<SchoolSettings, 'timeZone'>): string | null => {
  const content = RobotContent.safeParse(stored).data;
  if (!content) return null;
  if (content.event !== 'announcement')
    return [workLine(content, 'zh', school), workLine(content, 'en', school)].join('\n');
  const { title, titleZh, text } = content;
  const heads = (['zh', 'en'] as const).map((language) =>
    localize(words.announcement, language, { title: oneLine(localizedName(language, title, titleZh)) }),
  );
  return [...heads, text.trim()].join('\n');
};

/** The text of a test, which says whose robot it is. */
export const toTestText = (classNames: { name: string; nameZh: string | null }): string =>
  (['zh', 'en'] as const)
    .map((language) =>
      localize(words.test, language, { name: oneLine(localizedName(language, classNames.name, classNames.nameZh)) }),
    )
    .join('\n');
