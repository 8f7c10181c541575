import { useMemo } from 'react';
import { pointsText } from '@inkstone/base';
import { compareDrafts, type Revision } from '@inkstone/exam/scoring';
import { CheckIcon, Instant, Section, StatusChip, TeacherNote, useTranslation } from '@inkstone/ui';
import type { EarlierDraft, Note } from '../../contract.ts';
import { errorCodeMessages } from '../../messages.ts';
import { MarkedText } from '../written/marked-text.tsx';
import { DiffView } from '../written/suggested-version.tsx';
import { revisionMessages } from '../../messages/revision.ts';
import styles from './revision.module.css';

/** A draft in the chain: its text, and the notes visible to its reader. */
interface VisibleDraft {
  text: string;
  notes: readonly Note[];
}

interface EarlierDraftsProps {
  /** Oldest first. */
  earlier: readonly EarlierDraft[];
  /** The draft being read or marked now. */
  text: string;
  notes: readonly Note[];
}

/** How a text evolved: each draft with its mark, what became of its notes, and the changes to the next draft. */
export const EarlierDrafts = ({ earlier, text, notes }: EarlierDraftsProps) => {
  const drafts: VisibleDraft[] = [
    ...earlier.map((draft) => ({ text: draft.text, notes: draft.mark?.notes ?? [] })),
    { text, notes },
  ];
  return (
    <div className={styles.chain}>
      {earlier.map((draft, at) => (
        <Step key={draft.attemptId} draft={draft} number={at + 1} before={drafts[at]} after={drafts[at + 1]} />
      ))}
    </div>
  );
};

const toAnchoredNotes = (notes: readonly Note[]) =>
  notes.flatMap(({ id, place, code }) =>
    place.on === 'text' ? [{ id, from: place.from, to: place.to, code: code as string | null }] : [],
  );

interface StepProps {
  draft: EarlierDraft;
  number: number;
  before: VisibleDraft | undefined;
  after: VisibleDraft | undefined;
}

const empty: VisibleDraft = { text: '', notes: [] };

const Step = ({ draft, number, before = empty, after = empty }: StepProps) => {
  const t = useTranslation(revisionMessages);
  const revision = useMemo(
    () =>
      compareDrafts(
        { text: before.text, notes: toAnchoredNotes(before.notes) },
        { text: after.text, notes: toAnchoredNotes(after.notes) },
      ),
    [before.text, before.notes, after.text, after.notes],
  );
  const { mark, submittedAt } = draft;
  const isUnchanged = revision.runs.every(({ is }) => is === 'same');
  return (
    <Section small repeats title={t('step', { from: number, to: number + 1 })}>
      <div className={styles.step}>
        <p className="meta num">
          {t('handedIn', { number })} <Instant at={submittedAt} /> {' · '}
          {!mark || mark.points === null
            ? t('unmarked')
            : t('points', { points: pointsText(mark.points), most: pointsText(mark.pointsMost) })}
        </p>
        <PreviousNotes number={number} revision={revision} before={before} after={after} />
        <NewNotes number={number + 1} ids={revision.fresh} notes={after.notes} text={after.text} />
        <div>
          <h4>{t('changed')}</h4>
          {isUnchanged ? <p className="meta">{t('unchanged')}</p> : <DiffView runs={revision.runs} />}
        </div>
        <details className={styles.whole}>
          <summary>{t('whole', { number })}</summary>
          {mark?.comment && <TeacherNote from={mark.markerName}>{mark.comment}</TeacherNote>}
          <MarkedText text={before.text} notes={before.notes} />
        </details>
      </div>
    </Section>
  );
};

interface PreviousNotesProps {
  number: number;
  revision: Revision;
  before: VisibleDraft;
  after: VisibleDraft;
}

/** What became of each note of the earlier draft. */
const PreviousNotes = ({ number, revision, before, after }: PreviousNotesProps) => {
  const t = useTranslation(revisionMessages);
  const { former: previousNotes } = revision;
  if (previousNotes.length === 0) return <p className="meta">{t('noNotes', { number })}</p>;
  const fixed = previousNotes.filter(({ state }) => state === 'fixed').length;
  return (
    <div>
      <h4>{t('former', { number })}</h4>
      <p className="meta num">
        {t('sum', { count: previousNotes.length, fixed, still: previousNotes.length - fixed })}
      </p>
      <ul className={styles.notes}>
        {previousNotes.map(({ id, state, at }) => {
          const note = before.notes.find((candidate) => candidate.id === id);
          const currentText = at ? t('now', { words: trimPunctuation(after.text.slice(at.from, at.to)) }) : t('gone');
          return (
            note && (
              <li key={id}>
                <span>
                  {state === 'fixed' ? (
                    <StatusChip tone="jade" icon={<CheckIcon />}>
                      {t('fixed')}
                    </StatusChip>
                  ) : (
                    <StatusChip tone="amber">{t('still')}</StatusChip>
                  )}
                </span>
                <NoteSummary note={note} text={before.text} under={state === 'fixed' ? currentText : ''} />
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
};

/** Text without punctuation at its ends. */
const trimPunctuation = (words: string): string => words.replace(/^[\s,.;:]+|[\s,;:]+$/g, '');

/** Notes of the later draft that repeat no earlier note. */
const NewNotes = ({ number, ids, notes, text }: { number: number; ids: readonly string[] } & VisibleDraft) => {
  const t = useTranslation(revisionMessages);
  const shown = notes.filter(({ id }) => ids.includes(id));
  if (shown.length === 0) return null;
  return (
    <div>
      <h4>{t('fresh', { number })}</h4>
      <ul className={styles.notes}>
        {shown.map((note) => (
          <li key={note.id}>
            <span>
              <StatusChip tone="line">{t('new')}</StatusChip>
            </span>
            <NoteSummary note={note} text={text} under="" />
          </li>
        ))}
      </ul>
    </div>
  );
};

/** The words that a note refers to, its code and comment, and the current words. */
const NoteSummary = ({ note, text, under }: { note: Note; text: string; under: string }) => {
  const say = useTranslation(errorCodeMessages);
  const { place, code } = note;
  return (
    <span className={styles.said}>
      {place.on === 'text' && (
        <span className={styles.quote} lang="en">
          {text.slice(place.from, place.to)}
        </span>
      )}
      <span className={styles.note}>
        {code && <b>{say(code)}</b>} {note.text}
      </span>
      {under && <small className="meta">{under}</small>}
    </span>
  );
};
