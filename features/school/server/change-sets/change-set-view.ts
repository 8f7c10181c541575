import { daysAsMs, localizedName, type Language } from '@inkstone/base';
import type { Handle } from '@inkstone/db';
import { importSubjects, type ImportSubject } from '../../import/subjects.ts';
import { listAccountNames } from './account-names.queries.ts';
import { listSetClasses } from './change-set-classes.queries.ts';
import { countRows, type ChangeSetFacts } from './change-sets.queries.ts';

/** For how many days a change set can be undone. */
const undoDays = 30;

/** Until when a change set can be undone; null where it cannot. */
export const findUndoEnd = ({ state, appliedAt }: Pick<ChangeSetFacts, 'state' | 'appliedAt'>): Date | null =>
  state === 'applied' && appliedAt ? new Date(appliedAt.getTime() + daysAsMs(undoDays)) : null;

/** What lists show of any change set: its state, who made it and until when it can be undone. */
export const toSetFacts = async (
  db: Handle,
  { sets, language, now }: { sets: readonly ChangeSetFacts[]; language: Language; now: Date },
) => {
  const people = await listAccountNames(
    db,
    sets.flatMap(({ createdBy, appliedBy }) => [createdBy, appliedBy ?? createdBy]),
  );
  return sets.map((set) => {
    const actor = people.find(({ id }) => id === (set.appliedBy ?? set.createdBy));
    const undoEnd = findUndoEnd(set);
    const facts = {
      ...{ changeSetId: set.id, state: set.state, createdAt: set.createdAt.toISOString() },
      actorName: actor ? localizedName(language, actor.name, actor.nameZh) : '',
      appliedAt: set.appliedAt?.toISOString() ?? null,
      undoneAt: set.undoneAt?.toISOString() ?? null,
      undoUntil: undoEnd && undoEnd > now ? undoEnd.toISOString() : null,
    };
    return { set, facts };
  });
};

/** What the file of an import was. */
const getFormat = ({ format }: ChangeSetFacts) => {
  if (format === null || format === 'ics') throw new Error('an import has a format');
  return format;
};

/** What the sheet of an import is about. */
export const getSubject = ({ kind }: Pick<ChangeSetFacts, 'kind'>): ImportSubject => {
  const subject = importSubjects.find((name) => name === kind);
  if (subject === undefined) throw new Error('an import has a subject');
  return subject;
};

/** Imports as they are shown, with the numbers of their rows. */
export const toChangeSets = async (
  db: Handle,
  { sets, language, now }: { sets: readonly ChangeSetFacts[]; language: Language; now: Date },
) => {
  const counted = await countRows(
    db,
    sets.map(({ id }) => id),
  );
  return (await toSetFacts(db, { sets, language, now })).map(({ set, facts }) => {
    const own = counted.filter(({ changeSetId }) => changeSetId === set.id);
    const count = (name: string): number =>
      own.reduce((sum, row) => sum + (row.outcome === name || row.state === name ? row.count : 0), 0);
    return {
      ...facts,
      subject: getSubject(set),
      ...{ fileName: set.fileName, format: getFormat(set), encoding: set.encoding },
      counts: {
        ...{ made: count('made'), changed: count('changed'), same: count('same'), refused: count('refused') },
        ...{ deactivated: count('deactivated'), leftOut: count('leftOut'), stays: count('stays') },
      },
    };
  });
};

/** One change set as it is shown, with its columns and the classes that it makes. */
export const toChangeSet = async (
  db: Handle,
  { set, language, now }: { set: ChangeSetFacts; language: Language; now: Date },
) => {
  const [view] = await toChangeSets(db, { sets: [set], language, now });
  if (!view) return undefined;
  const classes = await listSetClasses(db, set.id);
  return {
    ...view,
    columns: set.columns,
    newClasses: classes.map(({ name, nameZh, state, classId }) => ({
      name: localizedName(language, name, nameZh),
      state,
      classId: state === 'undone' ? null : classId,
    })),
  };
};
