import { readdirSync, readFileSync } from 'node:fs';
import { questionTypeIds } from '@inkstone/exam/logic';
import type { KnownQuestion } from './full-answer.ts';

/** A stored sample question of a type. */
export interface SampleQuestion extends KnownQuestion {
  explanation: { en: string; zh: string };
}

const typesFolder = new URL('../../../../exam/question-types/', import.meta.url);

const readSamples = (type: string): SampleQuestion[] => {
  const folder = new URL(`${type}/samples/`, typesFolder);
  return readdirSync(folder).map((file) => {
    const sample = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Omit<SampleQuestion, 'type'>;
    return { type, prompt: sample.prompt, key: sample.key, explanation: sample.explanation };
  });
};

/** The sample questions of every type, by type id. */
export const samplesByType: ReadonlyMap<string, readonly SampleQuestion[]> = new Map(
  questionTypeIds.map((type) => [type, readSamples(type)]),
);
