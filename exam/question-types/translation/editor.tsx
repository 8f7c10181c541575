import { Radio } from '@mantine/core';
import { useTranslation } from '@inkstone/ui';
import { ModelAnswerEditor } from '../parts/model-answer-editor.tsx';
import type { EditorProps } from '../views-contract.ts';
import { messages } from './messages.ts';
import { ways, type Key, type Prompt } from './type.ts';

/** Editor for the text to translate, the kind of answer, and a model translation for the report. */
export const Editor = (props: EditorProps<Prompt, Key>) => {
  const t = useTranslation(messages);
  const { prompt, key_, onChange } = props;
  return (
    <ModelAnswerEditor {...props} labels={{ text: t('text'), model: t('modelOptional') }}>
      <Radio.Group
        label={t('by')}
        value={prompt.by}
        onChange={(chosen) =>
          onChange({ prompt: { ...prompt, by: ways.find((way) => way === chosen) ?? 'voice' }, key: key_ })
        }
      >
        {ways.map((way) => (
          <Radio key={way} value={way} label={t(`by.${way}`)} mt="sm" />
        ))}
      </Radio.Group>
    </ModelAnswerEditor>
  );
};
