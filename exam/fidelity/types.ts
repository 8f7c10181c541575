import type { LocalizedText } from '@inkstone/base';
import type { NavigationScope, Seconds, Tool, TotalRule } from '../blueprint/index.ts';

/** What a fact is about; facts are grouped by it on screen, in this order. */
export const factKinds = [
  'order',
  'clock',
  'movement',
  'break',
  'tool',
  'absentTool',
  'task',
  'sound',
  'warning',
  'layout',
  'report',
] as const;

export type FactKind = (typeof factKinds)[number];

/**
 * Who says so: the owner of the exam, somebody who sat it, or a preparation site. `conflicting`: the sources differ;
 * `unknown`: nobody has published it.
 */
export type Certainty = 'official' | 'firstHand' | 'thirdParty' | 'conflicting' | 'unknown';

/** A section by its id; `*` stands for every section of the variant. */
type InSection = { section: string };
type InPart = InSection & { part: string };

/** A property that the values of a variant must have. Points are in hundredths. */
export type BlueprintCheck =
  /** The variant has exactly these sections in this order. */
  | { check: 'order'; sections: readonly string[] }
  /** Without a part the section's own clock; `set` and `item` are the clocks of one set and of one question. */
  | (InSection & { check: 'clock'; part?: string; scope?: 'set' | 'item'; seconds: Seconds })
  /** Null: no clock runs over the whole exam. */
  | { check: 'wholeClock'; seconds: number | null }
  | (InSection & { check: 'shownSeconds'; seconds: Seconds })
  | (InPart & { check: 'audioClock'; duringAudio: 'runs' | 'stops' })
  /** Every clock of the section may be hidden until so many seconds are left. */
  | (InSection & { check: 'clockHides'; untilSeconds: number })
  /** Questions of the section, or of one part over all its sets; of parts that adapt only those of one route count. */
  | (InSection & { check: 'questions'; part?: string; from: number; to: number })
  | (InPart & { check: 'sets'; from: number; to: number })
  | (InSection & { check: 'options'; options: number })
  | (InPart & { check: 'types'; types: readonly string[] })
  | (InSection & { check: 'tool'; tool: Tool })
  | (InSection & { check: 'noTool'; tool: Tool })
  | (InSection & { check: 'movement'; scope: NavigationScope })
  | (InSection & { check: 'revisits'; sections: readonly string[] })
  | (InSection & { check: 'reviewScreen'; has: boolean })
  | (InSection & { check: 'confirmsAnswer'; has: boolean })
  | { check: 'break'; after: string; seconds: number; endsEarly: boolean; ends: 'byStudent' | 'atOnce' }
  | { check: 'breakOnlyIfTaken'; after: string; section: string }
  /** The sections after which there is a break. */
  | { check: 'breaks'; after: readonly string[] }
  | (InSection & { check: 'optional'; has: boolean })
  | (InSection & { check: 'adapts'; router: string; routes: readonly string[] })
  | (InSection & { check: 'fixedForm' })
  /** Students see one and the same name for every second module. */
  | (InSection & { check: 'neutralNames' })
  | (InPart & { check: 'plays'; plays: number })
  | (InPart & {
      check: 'windows';
      readSeconds?: Seconds;
      readHidesText?: boolean;
      textReturns?: boolean;
      prepSeconds?: number;
      responseSeconds?: number | readonly number[];
      leastResponseSeconds?: number;
    })
  | (InSection & { check: 'unscored' })
  | (InPart & { check: 'unscoredQuestions'; questions: number })
  | { check: 'answers'; right: number; wrong: number; blank: number }
  | { check: 'scale'; scale: string; least: number; most: number; step: number | null }
  | { check: 'total'; combine: TotalRule['combine']; of: readonly string[]; least: number; most: number; step: number }
  | { check: 'totalRange'; least: number; most: number }
  | { check: 'cap'; scale: string; part: string; most: number }
  | { check: 'byDomain' }
  | (InSection & { check: 'clipboard'; has: boolean })
  | (InPart & { check: 'choose'; from: number; choose: number })
  | (InSection & { check: 'weight'; percent: number })
  | (InPart & { check: 'points'; type: string; points: number })
  | (InSection & { check: 'readFirst'; seconds: number })
  | (InPart & { check: 'words'; from: number; to: number | null })
  | { check: 'setUp'; seconds: number };

/** Something that a test sees while it drives the exam window of a section. */
export type WindowCheck =
  /** The tool is offered beside the questions. */
  | (InSection & { check: 'offersTool'; tool: Tool })
  | (InSection & { check: 'lacksTool'; tool: Tool })
  /** The clock can be hidden, and is shown again, without a button to hide it, when five minutes remain. */
  | (InSection & { check: 'hidesClock' })
  /** The window says when five minutes remain. */
  | (InSection & { check: 'saysLastFive' })
  /** The directions can be opened while questions are answered. */
  | (InSection & { check: 'offersDirections' })
  /** No clock runs while the directions are read; it starts with the press on Start. */
  | (InSection & { check: 'clockStartsWithStart' })
  /** When its time is over the section closes by itself. */
  | (InSection & { check: 'closesAtZero' })
  /** There is a way back to an earlier question of the section. */
  | (InSection & { check: 'goesBack' })
  | (InSection & { check: 'goesForwardOnly' })
  /** Next asks for OK before a question is left. */
  | (InSection & { check: 'asksForOk' })
  | (InSection & { check: 'hasReviewPage' })
  | (InSection & { check: 'hasNoReviewPage' })
  /** Leaving needs a confirmation which says that nobody returns. */
  | (InSection & { check: 'warnsBeforeLeaving' })
  | (InSection & { check: 'flagsQuestion' })
  | (InSection & { check: 'strikesOption' })
  /** Options can be crossed out only after that was turned on. */
  | (InSection & { check: 'turnsOnStriking' })
  | (InSection & { check: 'clearsAnswer' })
  /** A typed number is shown as it will be read. */
  | (InSection & { check: 'previewsEntry' })
  /** A text and the question below it stand in two panes of their own, with a divider that is moved by keyboard. */
  | (InSection & { check: 'splitsText' })
  /** The underlined portion that the question names is lit, and the passage is scrolled to it. */
  | (InSection & { check: 'lightsPortion' })
  /** Words can be marked in several colours and underlined. */
  | (InSection & { check: 'colorsMarks' })
  /** A mark can have a note, and a list leads to both. */
  | (InSection & { check: 'notesMarks' })
  /** What is marked in a passage at one question is not marked at the next. */
  | (InSection & { check: 'marksPerQuestion' })
  /** The line reader hides all but a band, both edges of which can be moved. */
  | (InSection & { check: 'masksLines' })
  /** The sheet of formulas has a drawn figure for each. */
  | (InSection & { check: 'drawsFigures' })
  /** An optional section can be left out. */
  | (InSection & { check: 'skipsSection' })
  /** The break cannot be ended before its time. */
  | { check: 'holdsBreak'; after: string }
  /** The break can be ended at any time. */
  | { check: 'endsBreakEarly'; after: string }
  /** After the break no clock runs until the student goes on. */
  | { check: 'waitsAfterBreak'; after: string }
  /** Paragraphs are numbered; the one in question is marked, and the word in question lit. */
  | (InSection & { check: 'guidesPassage' })
  /** The squares for a sentence stand in the passage, and the sentence appears where it is inserted. */
  | (InSection & { check: 'insertsInPassage' })
  /** Gaps are filled in the passage beside the question; its text is not shown a second time. */
  | (InPart & { check: 'answersInPassage' })
  /** Speakers and place are drawn while a recording plays. */
  | (InSection & { check: 'showsScene' })
  /** A sentence is built by moving words into slots that are shown from the start. */
  | (InPart & { check: 'fillsSlots' })
  /** A text of daily life is drawn as what it is. */
  | (InSection & { check: 'drawsTexts' })
  /** The posts of a class stand beside the editor, with the faces of their writers. */
  | (InPart & { check: 'showsPosts' })
  /** The situation of an e-mail stands beside its editor, which has the lines To and Subject. */
  | (InPart & { check: 'writesMail' })
  /** The text is shown for its reading time, and is gone when the question is answered. */
  | (InPart & { check: 'hidesText' })
  /** The text is back while the answer is written. */
  | (InPart & { check: 'bringsTextBack' });

/** How a fact is held true. */
export type FactProof =
  /** A test compares it with the values of the programme. */
  | { by: 'blueprint'; checks: readonly BlueprintCheck[] }
  /** A test drives the exam window and sees it. */
  | { by: 'window'; checks: readonly WindowCheck[] }
  /** It is shown as unknown; `here` says what this window does meanwhile. */
  | { by: 'unknown'; here: LocalizedText }
  /** This window does otherwise: what, and why. */
  | { by: 'differs'; here: LocalizedText };

/** One thing that is known, or known to be unknown, about the window of a real exam. */
export interface FidelityFact {
  /** Unique in its contract. */
  id: string;
  kind: FactKind;
  /** What the real exam does, or what nobody knows about it. */
  says: LocalizedText;
  /** Who says so; empty where nobody does. Not shown on screen. */
  source: string;
  certainty: Certainty;
  /** The month in which it was compiled, as 2026-11. */
  asOf: string;
  /** Ids of the variants that it is about; absent: all variants of the contract. */
  variants?: readonly string[];
  proof: FactProof;
}

/** The contract of a programme with the exam that it imitates, in programmes/<id>/fidelity.ts. */
export interface FidelityContract {
  programme: string;
  /** Ids of the variants that imitate a real exam. */
  variants: readonly string[];
  facts: readonly FidelityFact[];
}
