import { countStudentAssignments, listStudentAssignments, toStudentAssignments } from '@inkstone/assignments/server';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { selfKinds } from '@inkstone/exam/assignment-kinds';
import { isStudentOfTeacher } from '@inkstone/people/server';
import { listOwnPractice as contract, listStudentPractice as ofStudentContract } from '../../contract.ts';

type ListContext = Pick<HandlerContext<typeof contract>, 'input' | 'me' | 'tx' | 'now' | 'school'>;

const readList = async ({ input, me, tx, now, school }: ListContext, studentId: number) => {
  const { page, pageNum } = input;
  const key = { studentId, kinds: selfKinds, now, filter: 'all' as const, search: undefined, page, pageNum };
  const counts = await countStudentAssignments(tx, key);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const list = await toStudentAssignments(tx, await listStudentAssignments(tx, key), { me, now, school });
  // Nobody gave it: the student's own name would stand where a teacher's is expected.
  const rows = list.map((row) => ({ ...row, teacherName: '' }));
  return { list: rows, page, totalPage: Math.ceil(total / pageNum), total };
};

/** Lists the practice that the student put together. */
export const listOwnPractice = handleCall(contract, (ctx) => readList(ctx, ctx.me.id));

/** Lists the practice that a teacher's own student put together. */
export const listStudentPractice = handleCall(ofStudentContract, async (ctx) => {
  const { studentId } = ctx.input;
  const isOwn = await isStudentOfTeacher(ctx.tx, { teacherId: ctx.me.id, studentId });
  return isOwn ? readList(ctx, studentId) : ctx.notFound();
});
