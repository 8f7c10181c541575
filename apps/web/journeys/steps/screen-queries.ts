import type { School } from '../fixtures/school.ts';
import { withSample } from './sample.ts';
import {
  candidatePlaces,
  candidatesPlaces,
  onesPlaces,
  paperPlaces,
  recruitmentPlaces,
  studentPlaces,
  teacherPlaces,
  workPlaces,
  type Places,
} from './sample-places.ts';
import { people, type Run } from './screen-runs.ts';

/** The search parameters of paths that need some. */
export const queries = async (school: School, run: Run): Promise<ReadonlyMap<string, string>> =>
  withSample(school, async (sample) => {
    const who = run.who === 'nobody' ? 'linxiaohe' : people[run.who][run.language];
    // Working links are created by recruiters; this one shows that it is invalid.
    const at = new Map([['/candidate/guide', `token=${'a'.repeat(43)}`]]);
    const put = (addresses: readonly string[], id: number, more = ''): void => {
      for (const address of addresses) {
        const [screenPath = '', query = ''] = address.split('?');
        const bookId = query.includes('*')
          ? query.replace('*', String(id))
          : [`id=${id}`, query].filter(Boolean).join('&');
        at.set(screenPath, `${bookId}${more}`);
      }
    };
    const show = async (places: Places, idOf: (title: string) => Promise<number>, more = ''): Promise<void> => {
      for (const [title, addresses] of Object.entries(places)) put(addresses, await idOf(title), more);
    };
    const showOnes = async (ones: Readonly<Record<string, Places>>): Promise<void> => {
      for (const [username, places] of Object.entries(ones))
        await show(places, sample.assignment, `&stuId=${await sample.student(username)}`);
    };
    if (run.who !== 'nobody') at.set('/message', `id=${await sample.message(who)}`);
    await show(paperPlaces, sample.paper);
    await show(workPlaces, sample.assignment);
    if (run.who === 'student') {
      await show(studentPlaces, sample.assignment);
      at.set('/announcement', `id=${await sample.announcement()}`);
      at.set('/stu/wrongQuestion/detail', `id=${await sample.errorEntry(who)}`);
    }
    if (run.who === 'candidate') put(candidatePlaces[who] ?? [], await sample.testOf(who));
    if (run.who === 'recruitment-supervisor') {
      for (const [username, addresses] of Object.entries(recruitmentPlaces))
        put(addresses, await sample.testOf(username));
      for (const [username, addresses] of Object.entries(candidatesPlaces))
        put(addresses, await sample.testOf(username), `&stuId=${await sample.student(username)}`);
    }
    if (run.who === 'teacher') {
      await sample.speaks(who, run.language);
      await show(teacherPlaces, sample.assignment);
      await showOnes(onesPlaces);
      at.set('/teacher/myStu', `stuId=${await sample.student('linxiaohe')}`);
      at.set('/teacher/announcement', `id=${await sample.announcement()}`);
      at.set('/teacher/class/gradebook', `classId=${await sample.classTaughtBy(who)}`);
      at.set('/teacher/class/paperTest', `classId=${await sample.classTaughtBy(who)}`);
      at.set('/teacher/studentReport', `id=${await sample.phaseReport()}`);
    }
    return at;
  });
