import { TextInput } from '@mantine/core';
import { useTranslation } from '@inkstone/ui';
import { ModelAnswerEditor } from '../parts/model-answer-editor.tsx';
import { NumberField } from '../parts/number-field.tsx';
import { useProblems } from '../parts/use-problems.tsx';
import type { EditorProps } from '../views-contract.ts';
import { messages } from './messages.ts';
import type { Key, Prompt } from './type.ts';

/** Editor for the task, the expected length, and a model answer for the report. */
export const Editor = (props: EditorProps<Prompt, Key>) => {
  const t = useTranslation(messages);
  const { prompt, key_, onChange, problems } = props;
  const problemAt = useProblems(problems);
  return (
    <ModelAnswerEditor {...props} labels={{ text: t('text'), model: t('model') }}>
      <NumberField
        label={t('least')}
        description={t('leastHow')}
        value={prompt.leastWords}
        min={0}
        max={5000}
        error={problemAt('prompt.leastWords')}
        onChange={(leastWords) => onChange({ prompt: { ...prompt, leastWords }, key: key_ })}
      />
      <MailFields {...props} />
    </ModelAnswerEditor>
  );
};

/** To whom an e-mail is written and about what; both empty: the text is no e-mail. */
const MailFields = ({ prompt, key_, onChange, problems }: EditorProps<Prompt, Key>) => {
  const t = useTranslation(messages);
  const problemAt = useProblems(problems);
  const { mail } = prompt;
  const write = (line: Partial<NonNullable<Prompt['mail']>>) => {
    const { mail: before = { to: '', subject: '' }, ...rest } = prompt;
    const next = { ...before, ...line };
    const isEmpty = next.to === '' && next.subject === '';
    onChange({ prompt: isEmpty ? rest : { ...rest, mail: next }, key: key_ });
  };
  return (
    <>
      {(['to', 'subject'] as const).map((field) => (
        <TextInput
          key={field}
          label={t(`${field}Field`)}
          description={t('mailHow')}
          value={mail?.[field] ?? ''}
          maxLength={200}
          error={problemAt(`prompt.mail.${field}`)}
          onChange={({ currentTarget: { value } }) => write({ [field]: value })}
        />
      ))}
    </>
  );
};
