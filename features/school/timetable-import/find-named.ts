import { foldCase } from '@inkstone/base';
import type { TimetableEntry } from './entry.ts';
import type { PlanClass, PlanFacts, PlanRoom, PlanTeacher, SessionFault } from './plan-types.ts';

/** Something that a row names, or why it is not found. */
export type NamedMatch<Entity> = { entity: Entity; title: string } | { fault: SessionFault; about: string };

const addTo = <Entity>(index: Map<string, Set<Entity>>, text: string | null, entity: Entity): void => {
  const key = foldCase(text ?? '');
  if (key !== '') index.set(key, (index.get(key) ?? new Set()).add(entity));
};

const indexNames = <Entity>(
  entities: readonly Entity[],
  namesFor: (entity: Entity) => readonly (string | null)[],
): Map<string, Set<Entity>> => {
  const index = new Map<string, Set<Entity>>();
  for (const entity of entities) for (const name of namesFor(entity)) addTo(index, name, entity);
  return index;
};

const isFault = <Entity>(match: NamedMatch<Entity>): match is { fault: SessionFault; about: string } =>
  'fault' in match;

/** Finds classes, teachers and rooms by their names; case and width make no difference. */
export const createNameFinder = ({ classes, teachers, rooms }: Pick<PlanFacts, 'classes' | 'teachers' | 'rooms'>) => {
  const classIndex = indexNames(classes, ({ names }) => names);
  const teacherNames = indexNames(teachers, ({ names }) => names);
  const teacherKeys = indexNames(teachers, ({ keys }) => keys);
  const roomIndex = indexNames(rooms, ({ names }) => names);

  const findClass = (entry: TimetableEntry): NamedMatch<PlanClass> => {
    for (const { name, title } of entry.classes) {
      const matches = [...(classIndex.get(foldCase(name)) ?? [])];
      const running = matches.filter(({ isClosed }) => !isClosed);
      const [first, second] = running;
      if (second) return { fault: 'classAmbiguous', about: name };
      if (first) return { entity: first, title };
      if (matches.length > 0) return { fault: 'classClosed', about: name };
    }
    return { fault: 'classUnknown', about: entry.classes[0]?.name ?? '' };
  };

  /** A teacher by user name, number or mail, also in brackets after a name; else by a name that only one has. */
  const findTeacher = (text: string): NamedMatch<PlanTeacher> => {
    const bracketed = /[(（]([^()（）]+)[)）]\s*$/u.exec(text)?.[1] ?? '';
    for (const key of [text, bracketed]) {
      const [match] = [...(teacherKeys.get(foldCase(key)) ?? [])];
      if (match) return { entity: match, title: '' };
    }
    const [first, second] = [...(teacherNames.get(foldCase(text)) ?? [])];
    if (second) return { fault: 'teacherAmbiguous', about: text };
    return first ? { entity: first, title: '' } : { fault: 'teacherUnknown', about: text };
  };

  const findRoom = (text: string): NamedMatch<PlanRoom> => {
    const matches = [...(roomIndex.get(foldCase(text)) ?? [])];
    const [first, second] = matches.filter(({ isClosed }) => !isClosed);
    if (second) return { fault: 'roomAmbiguous', about: text };
    if (first) return { entity: first, title: '' };
    return { fault: matches.length > 0 ? 'roomClosed' : 'roomUnknown', about: text };
  };

  /** Everything that an entry names, or the first that is not found. */
  return (entry: TimetableEntry) => {
    const schoolClass = findClass(entry);
    if (isFault(schoolClass)) return schoolClass;
    const teacherIds = new Set<number>();
    for (const text of entry.teachers) {
      const teacher = findTeacher(text);
      if (isFault(teacher)) return teacher;
      teacherIds.add(teacher.entity.id);
    }
    const room = entry.room === '' ? null : findRoom(entry.room);
    if (room && isFault(room)) return room;
    const { entity, title } = schoolClass;
    return { schoolClass: entity, title, teacherIds: [...teacherIds], roomId: room?.entity.id ?? null };
  };
};

/** What an entry names. */
export type EntryNames = Exclude<ReturnType<ReturnType<typeof createNameFinder>>, { fault: SessionFault }>;
