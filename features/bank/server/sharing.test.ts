import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aTeam } from '@inkstone/people/testing';
import { newRequestId, openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import {
  editQuestionSets,
  getBankTree,
  getQuestionSet,
  getSetSharing,
  listBankChanges,
  listQuestionSets,
  listShareTargets,
  maxShares,
  saveQuestionSet,
  undoBankChange,
  type SetEdit,
  type SharingEdit,
} from '../contract.ts';
import { aChoice, aDraft, aSet, aTree, type TestTree } from '../testing.ts';

let school: TestSchool;
let tree: TestTree;
let owner: TestBrowser;
let colleague: TestBrowser;
let member: TestBrowser;
let stranger: TestBrowser;
let manager: TestBrowser;
let teamId: number;
let setId: number;

const aTeacher = async () => school.signIn(await school.person({ role: 'teacher' }));

beforeAll(async () => {
  school = await openSchool();
  tree = await aTree(school);
  owner = await aTeacher();
  colleague = await aTeacher();
  member = await aTeacher();
  stranger = await aTeacher();
  manager = await school.signIn(await school.person({ role: 'staff', permissions: ['repository_quest'] }));
  const leader = await school.person({ role: 'teacher' });
  teamId = await aTeam(school, { leader, members: [member.person], name: 'Mathematicians' });
});
afterAll(() => school.close());

const aSetOfOwner = async (title = 'Kites') =>
  (await aSet(school, { owner: owner.person, title, questions: [aChoice({ knowledgeNodeId: tree.ratio })] })).setId;

beforeEach(async () => {
  setId = await aSetOfOwner();
});

const withPerson = (browser: TestBrowser, access: 'use' | 'edit' | null) =>
  ({ kind: 'person', id: browser.person.id, access }) as const;

const share = (browser: TestBrowser, sharing: Partial<SharingEdit>, ids = [setId], edit: Partial<SetEdit> = {}) =>
  browser.send(editQuestionSets, { ...newRequestId(), ids, ...edit, sharing: { shares: [], ...sharing } });

/** What somebody may do with the set, as its page says. */
const accessFor = async (browser: TestBrowser): Promise<string> => {
  const result = await browser.failed(getQuestionSet, { setId }).catch(() => null);
  if (result !== null) return result.kind;
  return (await browser.ask(getQuestionSet, { setId })).set.access;
};

const readSharing = async (browser = owner) => {
  const { generalAccess, canShare, shares } = await browser.ask(getSetSharing, { setId });
  return { generalAccess, canShare, shares: shares.map(({ kind, id, access }) => ({ kind, id, access })) };
};

const open = { generalAccess: 'edit', canShare: true, shares: [] };

describe('sharing question sets', () => {
  test('closes a set to everybody but a colleague who uses it and a team that edits it, and is undone as a whole', async () => {
    const countAt = async (browser: TestBrowser) =>
      (await browser.ask(getBankTree, {})).list.find(({ id }) => id === tree.ratio)?.count ?? 0;
    const before = await countAt(stranger);
    const { changeId, changed } = await share(owner, {
      generalAccess: 'none',
      shares: [withPerson(colleague, 'use'), { kind: 'team', id: teamId, access: 'edit' }],
    });
    expect(changed).toBe(1);
    expect(await accessFor(stranger)).toBe('notFound');
    expect(await accessFor(colleague)).toBe('use');
    expect(await accessFor(member)).toBe('edit');
    expect([await countAt(stranger), await countAt(colleague)]).toEqual([before - 1, before]);
    expect(await colleague.ask(getSetSharing, { setId })).toMatchObject({
      ...{ owner: { id: owner.person.id }, generalAccess: 'none', canShare: false },
      shares: [
        { kind: 'person', id: colleague.person.id, username: colleague.person.username, access: 'use', isActive: true },
        { kind: 'team', id: teamId, name: 'Mathematicians', memberCount: 2, access: 'edit', isActive: true },
      ],
    });
    const [listed] = (await owner.ask(listBankChanges, {})).list;
    expect(listed).toMatchObject({ changeId, facts: { sets: 1, questions: 0, fields: ['sharing'] } });

    expect(await owner.send(undoBankChange, { changeId: changeId ?? 0 })).toMatchObject({ restored: 1, stayed: 0 });
    expect(await readSharing()).toEqual(open);
    expect(await accessFor(stranger)).toBe('edit');
    expect(await countAt(stranger)).toBe(before);
  });

  test('changes the rights that it names alone, and no right of the owner', async () => {
    await share(owner, { generalAccess: 'use', shares: [withPerson(colleague, 'use'), withPerson(member, 'edit')] });
    const second = await share(owner, { shares: [withPerson(colleague, 'edit'), withPerson(member, null)] });
    expect(await readSharing()).toMatchObject({ generalAccess: 'use', shares: [withPerson(colleague, 'edit')] });
    const same = { generalAccess: 'use' as const, shares: [withPerson(owner, 'use'), withPerson(member, null)] };
    expect(await share(owner, same)).toMatchObject({ changeId: null, same: 1 });
    await owner.send(undoBankChange, { changeId: second.changeId ?? 0 });
    const { shares } = await readSharing();
    expect(shares).toHaveLength(2);
    expect(shares).toEqual(expect.arrayContaining([withPerson(colleague, 'use'), withPerson(member, 'edit')]));
  });

  test('goes with a copy: one of a set that is kept back is kept back too', async () => {
    const copy = async (copiedFrom?: number) => {
      const draft = aDraft({ questions: [aChoice({ knowledgeNodeId: tree.ratio })] });
      const { setId: copyId } = await colleague.send(saveQuestionSet, { ...newRequestId(), ...draft, copiedFrom });
      return (await colleague.ask(getSetSharing, { setId: copyId })).generalAccess;
    };
    expect([await copy(), await copy(setId)]).toEqual(['edit', 'edit']);
    await share(owner, { generalAccess: 'none', shares: [withPerson(colleague, 'use')] });
    expect(await copy(setId)).toBe('none');
    // One that does not exist tells no more than one that is kept back.
    expect(await copy(987_654_321)).toBe('none');
    await share(owner, { generalAccess: 'use' });
    expect(await copy(setId)).toBe('edit');
  });

  test('is for the owner and whoever manages the bank; for all others the set stays as it is', async () => {
    await share(owner, { generalAccess: 'none', shares: [withPerson(colleague, 'use'), withPerson(member, 'edit')] });
    const before = await readSharing();
    for (const [browser, reason] of [
      [stranger, 'gone'],
      [colleague, 'notEditable'],
      [member, 'notOwned'],
    ] as const) {
      const opened = await share(browser, { generalAccess: 'edit' }, [setId], { difficulty: 5 });
      expect(opened).toMatchObject({ changeId: null, changed: 0, refused: [{ setId, reason }] });
    }
    expect(await readSharing()).toEqual(before);
    expect((await owner.ask(getQuestionSet, { setId })).questions[0]?.difficulty).toBeNull();
    expect((await readSharing(member)).canShare).toBe(false);
    expect(await share(manager, { generalAccess: 'edit' })).toMatchObject({ changed: 1, refused: [] });
  });

  test('of several sets changes the own ones and names the others', async () => {
    const { setId: foreignId } = await aSet(school, { title: 'Foreign', count: 1 });
    const secondId = await aSetOfOwner('Second');
    const receipt = await share(owner, { generalAccess: 'use' }, [setId, foreignId, secondId]);
    expect(receipt).toMatchObject({
      changed: 2,
      refused: [{ setId: foreignId, title: 'Foreign', reason: 'notOwned' }],
    });
    const { list } = await stranger.ask(listQuestionSets, { pageNum: 100 });
    const find = (id: number) => list.find((row) => row.id === id);
    expect([find(setId), find(foreignId)]).toMatchObject([
      { generalAccess: 'use', access: 'use', canShare: false },
      { generalAccess: 'edit', access: 'edit', canShare: false },
    ]);
  });

  test('is refused with somebody who has left, a student, an ended team and whoever does not exist', async () => {
    const hasLeft = await school.person({ role: 'teacher' });
    const student = await school.person({ role: 'student' });
    const candidate = await school.person({ role: 'candidate' });
    const ended = await aTeam(school, { leader: await school.person({ role: 'teacher' }) });
    await share(owner, { shares: [{ kind: 'person', id: hasLeft.id, access: 'edit' }] });
    await school.tx(async (tx) => {
      await tx.run(sql`update person set left_at = ${school.clock.now()} where id = ${hasLeft.id}`);
      await tx.run(sql`update team set ended_at = ${school.clock.now()} where id = ${ended}`);
    });
    const before = await readSharing();
    for (const key of [
      ...[hasLeft.id, student.id, candidate.id, 999_999].map((id) => ({ kind: 'person' as const, id })),
      ...[ended, 999_999].map((id) => ({ kind: 'team' as const, id })),
    ])
      await expect(
        share(owner, { generalAccess: 'none', shares: [withPerson(member, 'use'), { ...key, access: 'use' }] }),
      ).rejects.toThrow(/edit.shareUnknown/);
    expect(await readSharing()).toEqual(before);
    expect((await owner.ask(getSetSharing, { setId })).shares).toMatchObject([{ id: hasLeft.id, isActive: false }]);
    await share(owner, { shares: [{ kind: 'person', id: hasLeft.id, access: null }] });
    expect((await readSharing()).shares).toEqual([]);
  });

  test('is refused for what no dialog sends', async () => {
    const many = Array.from({ length: maxShares + 1 }, (_, at) => ({ kind: 'person', id: at + 1, access: 'use' }));
    for (const sharing of [
      { generalAccess: 'all' },
      { generalAccess: null },
      { shares: many },
      { shares: [{ kind: 'class', id: 1, access: 'use' }] },
      { shares: [{ kind: 'person', id: -1, access: 'use' }] },
      { shares: [{ kind: 'person', id: colleague.person.id, access: 'own' }] },
      { shares: [{ kind: 'person', id: colleague.person.id }] },
      { shares: 'everybody' },
      [],
    ]) {
      const sent = { ...newRequestId(), ids: [setId], sharing };
      expect((await owner.failed(editQuestionSets, sent)).kind).toBe('invalid');
    }
    await expect(share(owner, {})).rejects.toThrow(/edit.nothing/);
    expect(await readSharing()).toEqual(open);
  });

  test('is not undone by somebody who may no longer change it', async () => {
    const passing = await school.signIn(await school.person({ role: 'staff', permissions: ['repository_quest'] }));
    const { changeId } = await share(passing, { generalAccess: 'use', shares: [withPerson(passing, 'edit')] });
    await school.tx((tx) =>
      tx.run(sql`update person set role = 'teacher', roles = '{teacher}' where id = ${passing.person.id}`),
    );
    expect(await passing.send(undoBankChange, { changeId: changeId ?? 0 })).toMatchObject({ restored: 0, stayed: 1 });
    expect(await readSharing()).toMatchObject({ generalAccess: 'use', shares: [withPerson(passing, 'edit')] });
  });

  test('that was changed again since stays as it is when it is undone', async () => {
    const { changeId } = await share(owner, { generalAccess: 'none' });
    await share(owner, { shares: [withPerson(colleague, 'use')] });
    expect(await owner.send(undoBankChange, { changeId: changeId ?? 0 })).toMatchObject({ restored: 0, stayed: 1 });
    expect(await readSharing()).toMatchObject({ generalAccess: 'none', shares: [withPerson(colleague, 'use')] });
  });

  test('lists what others share with somebody, also through a team', async () => {
    const listShared = async (browser: TestBrowser) =>
      (await browser.ask(listQuestionSets, { isSharedWithMe: true, pageNum: 100 })).list.map(({ id }) => id);
    const before = [await listShared(colleague), await listShared(member), await listShared(owner)];
    await share(owner, { shares: [withPerson(colleague, 'use'), { kind: 'team', id: teamId, access: 'edit' }] });
    expect(await listShared(colleague)).toEqual([setId, ...(before[0] ?? [])]);
    expect(await listShared(member)).toEqual([setId, ...(before[1] ?? [])]);
    expect([await listShared(owner), await listShared(stranger)]).toEqual([before[2], []]);
  });
});

describe('finding whom to share with', () => {
  const find = async (search: string, browser = owner) => (await browser.ask(listShareTargets, { search })).list;

  test('finds colleagues and teams by name, pinyin or user name, and neither students nor oneself', async () => {
    const person = { name: 'Wen Zhiqiang', nameZh: '温志强' };
    const teacher = await school.person({ role: 'teacher', ...person });
    const student = await school.person({ role: 'student', ...person });
    const hasLeft = await school.person({ role: 'teacher', ...person });
    const leader = await school.person({ role: 'teacher' });
    const team = await aTeam(school, { leader, name: '温故教研组' });
    const ended = await aTeam(school, { leader, name: '温故旧组' });
    await school.tx(async (tx) => {
      await tx.run(sql`update person set left_at = ${school.clock.now()} where id = ${hasLeft.id}`);
      await tx.run(sql`update team set ended_at = ${school.clock.now()} where id = ${ended}`);
    });
    for (const search of ['温', 'wen', 'WEN'])
      expect(await find(search)).toMatchObject([
        { kind: 'person', id: teacher.id, nameZh: expect.stringContaining('温志强') as string, memberCount: null },
        { kind: 'team', id: team, name: '温故教研组', username: null, memberCount: 1 },
      ]);
    expect((await find(teacher.username)).map(({ id }) => id)).toEqual([teacher.id]);
    expect(await find(student.username)).toEqual([]);
    expect((await find('温', await school.signIn(teacher))).map(({ kind }) => kind)).toEqual(['team']);
  });

  test('finds nobody by signs alone, and is bounded', async () => {
    expect(await find('%')).toEqual([]);
    for (let at = 0; at < 21; at += 1) await school.person({ role: 'teacher', name: `Zimmermann ${at}` });
    expect(await find('zimmermann')).toHaveLength(20);
    expect((await owner.failed(listShareTargets, { search: '  ' })).kind).toBe('invalid');
    expect((await owner.failed(listShareTargets, {})).kind).toBe('invalid');
  });
});
