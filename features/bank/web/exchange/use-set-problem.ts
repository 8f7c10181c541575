import { useTranslation } from '@inkstone/ui';
import type { ImportProblem } from '../../contract.ts';
import { importProblemMessages } from '../../messages.ts';
import { maxClipSeconds } from '../../rules.ts';

const problemMessages = {
  'import.shape': 'shape',
  'import.active': 'active',
  'import.fileBroken': 'fileBroken',
  'import.fileKind': 'fileKind',
  'set.placeUnknown': 'placeUnknown',
  'set.fileMissing': 'fileMissing',
  'set.formulaWrong': 'formulaWrong',
  'question.formulaWrong': 'formulaWrong',
  'question.typeUnknown': 'typeUnknown',
  'question.promptWrong': 'promptWrong',
  'question.keyWrong': 'keyWrong',
  'question.pointUnknown': 'pointUnknown',
  'question.clipAlone': 'clipAlone',
  'question.clipOutside': 'clipOutside',
  'question.evidenceMissing': 'evidenceMissing',
  'question.distractorWrong': 'distractorWrong',
  'question.rubricWrong': 'rubricWrong',
} as const;

/** Says what is wrong with a set of a file. */
export const useSetProblem = (): ((code: ImportProblem['code']) => string) => {
  const t = useTranslation(importProblemMessages);
  return (code) =>
    code === 'question.clipLong' ? t('clipLong', { seconds: maxClipSeconds }) : t(problemMessages[code]);
};
