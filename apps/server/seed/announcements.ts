import { insertAnnouncement } from '@inkstone/announcements/server';
import type { Seeding } from './index.ts';
import { momentAt } from './moments.ts';
import { requireId, type SeededPeople } from './people.ts';

/** Seeds an announcement that nobody has read; it is old enough that the bell has nothing of it. */
export const seedAnnouncements = async ({ tx, now, log }: Seeding, { people }: SeededPeople): Promise<void> => {
  await insertAnnouncement(tx, {
    teacherId: requireId(people, 'qiao'),
    title: 'Saturday’s mock begins at nine · 周六模考九点开始',
    body: 'Please be there ten minutes early, with a charged laptop and two pencils.\n\n请提前十分钟到，带好充满电的电脑和两支铅笔。',
    createdAt: momentAt(now, { days: -9, time: '18:10' }),
    personIds: ['linxiaohe', 'maximmorozov'].map((username) => requireId(people, username)),
    fileIds: [],
  });
  log('1 announcement');
};
