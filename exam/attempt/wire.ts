import * as z from 'zod';
import { TextPatch } from './text-patch.ts';
import type { AttemptEvent, ServerEvent } from './types.ts';

const Question = z.int().positive().describe('The question that the event is about.');
const Section = z.object({
  sectionId: z.string().max(60).describe('Id of the section.'),
  partId: z.string().max(60).optional().describe('Id of the part; absent where the section has but one.'),
});
const Note = z.object({
  setId: z.int().positive().describe('The question set whose text is marked.'),
  noteId: z.string().max(60).describe('The mark, an id made by the browser.'),
  note: z.json().describe("Its place and words, in the browser's own shape; null takes it away."),
});

const plainKinds = ['started', 'break-started', 'break-ended', 'focus-lost', 'submitted'] as const;

const WireEventBody = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(plainKinds).describe('What happened to the attempt as a whole.') }),
  z.object({
    kind: z
      .enum(['section-asked', 'section-entered', 'section-finished'])
      .describe('The content of a section was asked for, or the section was entered or closed.'),
    value: Section.describe('Which section.'),
  }),
  z.object({
    kind: z
      .enum(['question-entered', 'question-left', 'clip-played', 'prep-ended', 'retake-begun', 'answer-confirmed'])
      .describe(
        'A question was entered or put away, its part of the recording was played, its time to prepare is over, its answer is recorded again, or its answer was confirmed and is final.',
      ),
    questId: Question,
  }),
  z.object({
    kind: z.literal('answered').describe('A question was answered.'),
    questId: Question,
    value: z.json().describe("The whole answer, in the question type's own shape; null clears it."),
  }),
  z.object({
    kind: z.literal('patched').describe('The text of an answer was changed.'),
    questId: Question,
    value: TextPatch.describe('The change since the event before it that wrote the same answer.'),
  }),
  z.object({
    kind: z.literal('audio-played').describe("A set's recording was played."),
    value: z.object({ setId: z.int().positive().describe('The question set.') }).describe('Which recording.'),
  }),
  z.object({
    kind: z.literal('recording-saved').describe('A part of a spoken answer was recorded.'),
    questId: Question,
    value: z
      .object({ recordingId: z.string().max(100).describe('The recording, an id made by the browser.') })
      .describe('Which recording.'),
  }),
  z.object({
    kind: z.literal('flagged').describe('A question was marked for review, or is so no longer.'),
    questId: Question,
    value: z.object({ on: z.boolean().describe('True marks it.') }).describe('Whether it is marked.'),
  }),
  z.object({
    kind: z.literal('eliminated').describe('An option was crossed out, or is so no longer.'),
    questId: Question,
    value: z
      .object({
        optionId: z.string().max(100).describe('The option, as the prompt names it.'),
        on: z.boolean().describe('True crosses it out.'),
      })
      .describe('Which option, and whether it is crossed out.'),
  }),
  z.object({ kind: z.literal('annotated').describe('A text was marked.'), value: Note.describe('The mark.') }),
]);

const Stamp = z.object({
  seq: z.int().positive().describe('From 1, without gaps, per attempt.'),
  syncId: z.string().max(200).describe('The sync that the time counts from, as the server gave it.'),
  sinceSync: z.int().describe('Milliseconds since that sync by the device; a negative number counts as 0.'),
  origin: z
    .object({
      syncId: z.string().max(200).describe('The earlier sync, as the server gave it.'),
      sinceSync: z.int().describe('Milliseconds from that sync to the event.'),
    })
    .optional()
    .describe(
      'What the time counts from instead, where it was written before the browser took the attempt over (again); absent for what was written since.',
    ),
});

/** The content of an event sent by a browser: its kind, its question, and a value whose fields depend on the kind. */
export type WireEventContent = z.infer<typeof WireEventBody>;

/** One event of a batch as a browser sends it: content, number and time. */
export const WireEvent = WireEventBody.and(Stamp);

/** The parsed wire form. */
export type WireEvent = z.infer<typeof WireEvent>;

/** Events that a browser may send: all but the server's own. */
export type BrowserEvent = Exclude<AttemptEvent, ServerEvent>;

/** An answer sent as a change to the text of the previous event for the same answer. */
export interface PatchedEvent {
  kind: 'patched';
  questionId: number;
  patch: TextPatch;
}

/** An event as a journal stores it: an answer in full, or a patch of its text. */
export type WrittenEvent = BrowserEvent | PatchedEvent;

/** The question of a wire event; null where it has none. */
export const getWireQuestionId = (wire: object): number | null =>
  'questId' in wire && typeof wire.questId === 'number' ? wire.questId : null;

/** The journal event of a row, in which an event is stored as it was sent. */
export const fromStoredEvent = (row: { kind: string; questionId: number | null; value: unknown }): WrittenEvent =>
  fromWireEvent({ kind: row.kind, questId: row.questionId ?? 0, value: row.value } as WireEventContent);

/** The journal event of a wire event. */
export function fromWireEvent(wire: WireEventContent): WrittenEvent {
  switch (wire.kind) {
    case 'section-asked':
    case 'section-entered':
    case 'section-finished':
      return { kind: wire.kind, ...wire.value };
    case 'question-entered':
    case 'question-left':
    case 'clip-played':
    case 'prep-ended':
    case 'retake-begun':
    case 'answer-confirmed':
      return { kind: wire.kind, questionId: wire.questId };
    case 'answered':
      return { kind: wire.kind, questionId: wire.questId, value: wire.value };
    case 'patched':
      return { kind: wire.kind, questionId: wire.questId, patch: wire.value };
    case 'audio-played':
      return { kind: wire.kind, setId: wire.value.setId };
    case 'annotated':
      return { kind: wire.kind, ...wire.value };
    case 'recording-saved':
      return { kind: wire.kind, questionId: wire.questId, ...wire.value };
    case 'flagged':
      return { kind: wire.kind, questionId: wire.questId, ...wire.value };
    case 'eliminated':
      return { kind: wire.kind, questionId: wire.questId, ...wire.value };
    default:
      return { kind: wire.kind };
  }
}

/** The wire form of an event, from unvalidated fields. */
export const toWireFields = ({ kind, ...rest }: Readonly<Record<string, unknown>>) => {
  if (kind === 'answered' && 'value' in rest) return { kind, questId: rest.questionId, value: rest.value ?? null };
  if ('patch' in rest) return { kind, questId: rest.questionId, value: rest.patch };
  const { questionId, ...value } = rest;
  return {
    kind,
    ...(questionId !== undefined && { questId: questionId }),
    ...(Object.keys(value).length > 0 && { value }),
  };
};

// Tests round-trip every kind; the answer is JSON by its own type's schema, which only that type knows.
/** The wire form of a journal event, without number and time. */
export const toWireEvent = (event: WrittenEvent): WireEventContent => toWireFields({ ...event }) as WireEventContent;
