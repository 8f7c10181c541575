import type { PartRule, SectionRule, Variant } from '@inkstone/exam/blueprint';
import { insertPaper, insertSet } from '@inkstone/bank/server';
import { aWav } from '@inkstone/bank/testing';
import { sendForm } from '@inkstone/taking/testing';
import type { TestBrowser, TestSchool } from '@inkstone/testing';
import type { KnownQuestion } from './full-answer.ts';
import { samplesByType, type SampleQuestion } from './samples.ts';

/** A paper of sample questions, with its questions. */
export interface ComposedPaper {
  paperId: number;
  setIds: number[];
  questions: Map<number, KnownQuestion>;
}

const text = `<p>${'A harbour town keeps its lamps in order. '.repeat(8)}</p>`;
const audioSeconds = 2;

/** Types that need a recording. */
const audioTypes = ['repeat', 'dictation'];

const pickSample = (types: readonly string[], order: number): SampleQuestion => {
  const allowed = types.length > 0 ? types : ['choice'];
  const type = allowed[order % allowed.length] ?? 'choice';
  const samples = samplesByType.get(type) ?? [];
  const sample = samples[Math.floor(order / allowed.length) % samples.length];
  if (!sample) throw new Error(`there is no sample of ${type}`);
  return sample;
};

/** Plans the sets of a part: as many and as large as in the exam, mixed tasks in their order. */
const planSets = (part: PartRule): { types: readonly string[]; questions: number; hasAudio: boolean }[] => {
  const kinds = part.tasks ?? [{ types: part.types, questions: part.questions, sets: part.sets, plays: part.plays }];
  return kinds.flatMap(({ types, questions, sets, plays }) =>
    Array.from({ length: Math.max(1, sets.from) }, () => ({
      types,
      questions: Math.max(1, questions?.from ?? 1),
      hasAudio:
        plays !== undefined ||
        part.plays !== undefined ||
        types.some((type) => audioTypes.includes(type)) ||
        (part.material?.includes('audio') ?? false),
    })),
  );
};

interface PaperContext {
  school: TestSchool;
  ownerId: number;
  programme: string;
  /** Id of a stored recording. */
  soundId: number;
}

/** Uploads a recording for use in sets. */
export const uploadSound = async (school: TestSchool, teacher: TestBrowser): Promise<number> => {
  const { body } = await sendForm(school, teacher, { path: 'upload/testFiles', fields: {}, bytes: aWav(audioSeconds) });
  return (body['file'] as { id: number }).id;
};

const composePart = async (
  { school, ownerId, programme, soundId }: PaperContext,
  { section, part }: { section: SectionRule; part: PartRule },
) => {
  const questions = new Map<number, KnownQuestion>();
  const sets: { setId: number; setRevisionId: number }[] = [];
  let order = 0;
  for (const { types, questions: count, hasAudio } of planSets(part)) {
    const samples = Array.from({ length: count }, () => pickSample(types, order++));
    const createdSet = await school.tx((tx) =>
      insertSet(tx, {
        ...{ ownerId, now: school.clock.now(), programme, subject: section.skill },
        ...{ title: `${section.name.en}: ${part.name.en}`, titleZh: null },
        stimulus: hasAudio
          ? { kind: 'audio', html: text, files: [{ id: soundId, mime: 'audio/wav' }], audioSeconds }
          : { kind: 'passage', html: text, files: [] },
        questions: samples.map((question) => ({ ...question, points: 100, knowledgeNodeId: null })),
      }),
    );
    sets.push(createdSet);
    for (const [index, id] of createdSet.questionIds.entries())
      questions.set(id, samples[index] ?? pickSample(types, 0));
  }
  return { questions, sets };
};

/** Composes a paper of sample questions that fills every part of a variant. */
export const composePaper = async (composing: PaperContext, variant: Variant): Promise<ComposedPaper> => {
  const questions = new Map<number, KnownQuestion>();
  const setIds: number[] = [];
  const sections: { section: string; part: string; seconds: null; setRevisionIds: number[] }[] = [];
  for (const section of variant.sections) {
    for (const part of section.parts) {
      const composed = await composePart(composing, { section, part });
      for (const [id, question] of composed.questions) questions.set(id, question);
      setIds.push(...composed.sets.map(({ setId }) => setId));
      const setRevisionIds = composed.sets.map(({ setRevisionId }) => setRevisionId);
      sections.push({ section: section.id, part: part.id, seconds: null, setRevisionIds });
    }
  }
  const { school, ownerId, programme } = composing;
  const { paperId } = await school.tx((tx) =>
    insertPaper(tx, {
      ...{ ownerId, now: school.clock.now(), programme, variant: variant.id, typeId: null },
      ...{ title: variant.name.en, titleZh: null, questionCount: questions.size, sections },
    }),
  );
  return { paperId, setIds, questions };
};
