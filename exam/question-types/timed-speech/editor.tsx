import { useTranslation } from '@inkstone/ui';
import { ModelAnswerEditor } from '../parts/model-answer-editor.tsx';
import type { EditorProps } from '../views-contract.ts';
import { messages } from './messages.ts';
import type { Key, Prompt } from './type.ts';

/** Editor for the task and a model answer for the report. */
export const Editor = (props: EditorProps<Prompt, Key>) => {
  const t = useTranslation(messages);
  return <ModelAnswerEditor {...props} labels={{ text: t('text'), model: t('model'), how: t('how') }} />;
};
