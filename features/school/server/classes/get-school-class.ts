import { dayIn, localizedName, shiftDay } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { listClassMoves, toClassMove } from '@inkstone/people/server';
import { getSchoolClass as contract } from '../../contract.ts';
import { namePersons } from '../record/record-people.ts';
import { toClassRow, toNameOrNull } from './class-view.ts';
import { findClass, listClassHistory, listStayPage } from './classes.queries.ts';

/** For how many days a move is shown above the history. */
const movesForDays = 30;

/** One class of the school with a page of its stays. */
export const getSchoolClass = handleCall(contract, async ({ input, tx, now, school, language, notFound }) => {
  const { classId, part, search, page, pageNum } = input;
  const { timeZone } = school;
  const today = dayIn(now, timeZone);
  const row = await findClass(tx, { classId, today });
  if (!row) return notFound();
  const { stays, total } = await listStayPage(tx, { classId, part, search, page, pageNum });
  const moves = await listClassMoves(tx, { classId, since: shiftDay(today, -movesForDays), timeZone });
  const history = await namePersons(tx, await listClassHistory(tx, classId));
  return {
    ...toClassRow(row, language),
    ...{ edition: row.edition, leftCount: row.leftCount, createdAt: row.createdAt.toISOString() },
    list: stays.map((stay, index) => ({
      ...{ id: (page - 1) * pageNum + index + 1, studentId: stay.studentId, username: stay.username },
      name: localizedName(language, stay.name, stay.nameZh),
      joinedAt: stay.joinedAt.toISOString(),
      leftAt: stay.leftAt?.toISOString() ?? null,
      cameFrom: toNameOrNull(language, stay.fromName, stay.fromNameZh),
      wentTo: toNameOrNull(language, stay.toName, stay.toNameZh),
    })),
    ...{ page, totalPage: Math.ceil(total / pageNum), total },
    moves: moves.map((move) => toClassMove(move, language)),
    history: history.map(({ id, at, action, changes, ...actor }) => ({
      ...{ id, at: at.toISOString(), action, changes },
      actorName: toNameOrNull(language, actor.actorName, actor.actorNameZh),
    })),
  };
});
