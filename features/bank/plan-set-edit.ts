import {
  maxFurtherPoints,
  maxShares,
  maxTags,
  type editRefusals,
  type GeneralAccess,
  type SetEdit,
  type SetShare,
  type SharingEdit,
} from './contract.ts';
import { foldTags } from './rules.ts';

/** Why a set is not edited. */
export type EditRefusal = (typeof editRefusals)[number];

/** A set as it is before an edit; tags are folded. */
export interface EditableSet {
  programme: string;
  subject: string;
  tags: readonly string[];
  questions: readonly {
    revisionId: number;
    questionId: number;
    /** The main point first. */
    points: readonly number[];
    difficulty: number | null;
  }[];
  /** Whether each of its papers may take sets of the programme that it is moved to. */
  fitsPapers: boolean;
  ownerId: number;
  /** Whether the person who edits may change with whom it is shared. */
  isOwned: boolean;
  /** With whom it is shared, people before teams, by their ids; absent where the edit does not change it. */
  sharing?: { generalAccess: GeneralAccess; shares: readonly SetShare[] } | undefined;
}

/** A value that an edit replaces. */
export interface ReplacedValue {
  field: 'points' | 'difficulty' | 'tags' | 'place' | 'sharing';
  /** The question revision, question or set; null for the set itself. */
  subjectId: number | null;
  oldValue: unknown;
  newValue: unknown;
}

const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

const editTags = (tags: readonly string[], { addTags, removeTags }: SetEdit): string[] => {
  const removed = new Set(foldTags(removeTags).map(({ folded }) => folded));
  const added = foldTags(addTags).map(({ folded }) => folded);
  return [...new Set([...tags.filter((tag) => !removed.has(tag)), ...added])];
};

const editPoints = (points: readonly number[], { points: edit }: SetEdit): number[] => {
  if (!edit) return [...points];
  return [...new Set(edit.isReplacing ? edit.ids : [...points, ...edit.ids])];
};

const kinds: readonly SetShare['kind'][] = ['person', 'team'];

// An owner needs no share.
const editShares = (shares: readonly SetShare[], changes: SharingEdit['shares'], ownerId: number): SetShare[] => {
  const rights = new Map(
    [...shares, ...changes].map(({ kind, id, access }) => [`${kind} ${id}`, { kind, id, access }] as const),
  );
  return [...rights.values()]
    .flatMap(({ kind, id, access }) =>
      access === null || (kind === 'person' && id === ownerId) ? [] : { kind, id, access },
    )
    .toSorted((left, right) => kinds.indexOf(left.kind) - kinds.indexOf(right.kind) || left.id - right.id);
};

/** The sharing of a set before and after an edit that changes it. */
const editSharing = ({ sharing, ownerId }: EditableSet, edit: SharingEdit) => {
  if (!sharing) throw new Error('the sharing of the set was not read');
  const { generalAccess, shares } = sharing;
  const edited = {
    generalAccess: edit.generalAccess ?? generalAccess,
    shares: editShares(shares, edit.shares, ownerId),
  };
  return { oldValue: { generalAccess, shares }, newValue: edited };
};

const toStoredPoints = ([main = null, ...further]: readonly (number | null)[]) => ({ main, further });

/**
 * What an edit replaces of a set, nothing if it is so already, or why it is refused. `pointPlaces` has the subject of each
 * point, as in `amc.math`.
 */
export const planSetEdit = (
  set: EditableSet,
  edit: SetEdit,
  pointPlaces: ReadonlyMap<number, string>,
): ReplacedValue[] | EditRefusal => {
  const place = edit.place ?? { programme: set.programme, subject: set.subject };
  const isMoved = place.programme !== set.programme || place.subject !== set.subject;
  const placeCode = `${place.programme}.${place.subject}`;
  const tags = editTags(set.tags, edit);
  const edited = set.questions.map((question) => ({ ...question, newPoints: editPoints(question.points, edit) }));
  if (edit.points?.ids.some((id) => pointPlaces.get(id) !== placeCode)) return 'pointElsewhere';
  if (isMoved && edit.points?.isReplacing !== true && set.questions.some(({ points }) => points.length > 0))
    return 'pointsStay';
  if (isMoved && !set.fitsPapers) return 'inPaper';
  if (tags.length > maxTags) return 'tooManyTags';
  if (edited.some(({ newPoints }) => newPoints.length > maxFurtherPoints + 1)) return 'tooManyPoints';
  if (edit.sharing && !set.isOwned) return 'notOwned';
  const sharing = edit.sharing && editSharing(set, edit.sharing);
  if (sharing && sharing.newValue.shares.length > maxShares) return 'tooManyShares';
  const { difficulty } = edit;
  const values: ReplacedValue[] = [
    { field: 'tags', subjectId: null, oldValue: set.tags, newValue: tags },
    {
      ...{ field: 'place', subjectId: null },
      oldValue: { programme: set.programme, subject: set.subject },
      newValue: { programme: place.programme, subject: place.subject },
    },
    ...edited.map(({ revisionId, points, newPoints }): ReplacedValue => ({
      ...{ field: 'points', subjectId: revisionId },
      ...{ oldValue: toStoredPoints(points), newValue: toStoredPoints(newPoints) },
    })),
    ...(difficulty === undefined
      ? []
      : set.questions.map((question): ReplacedValue => ({
          ...{ field: 'difficulty', subjectId: question.questionId },
          ...{ oldValue: question.difficulty, newValue: difficulty },
        }))),
    ...(sharing ? [{ field: 'sharing' as const, subjectId: null, ...sharing }] : []),
  ];
  return values.filter(({ oldValue, newValue }) => !isSame(oldValue, newValue));
};
