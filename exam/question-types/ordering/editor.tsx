import { RichText, useTranslation, WarningIcon } from '@inkstone/ui';
import styles from '../parts/editor.module.css';
import { formMessages } from '../parts/messages.ts';
import { OptionFields } from '../parts/option-fields.tsx';
import { useProblems } from '../parts/use-problems.tsx';
import { RichField } from '../parts/rich-field.tsx';
import { SortList } from '../parts/sort-list.tsx';
import { listOptionIds, getOptionText } from '../shapes.ts';
import type { Option } from '../shapes.ts';
import { getOptionLetter } from '../spelling.ts';
import type { EditorProps } from '../views-contract.ts';
import { messages } from './messages.ts';
import type { Order, Prompt } from './type.ts';

/** The order without removed lines, and with new ones at the end. */
const orderFor = (options: readonly Option[], order: Order): Order => {
  const ids = listOptionIds(options);
  return [...order.filter((id) => ids.includes(id)), ...ids.filter((id) => !order.includes(id))];
};

/** Editor for the prompt, its lines as students first see them, and their right order. */
export const Editor = ({ prompt, key_, onChange, problems }: EditorProps<Prompt, Order>) => {
  const t = useTranslation(messages);
  const tForm = useTranslation(formMessages);
  const problemAt = useProblems(problems);
  // A question converted to this type has lines without an order yet.
  const order = orderFor(prompt.options, key_);
  const isGivenAway = listOptionIds(prompt.options).join('\n') === order.join('\n');
  const getText = (id: string) => getOptionText(prompt.options, id);
  return (
    <div className={styles.form}>
      <RichField
        label={tForm('text')}
        value={prompt.text}
        onChange={(text) => onChange({ prompt: { ...prompt, text }, key: order })}
        error={problemAt('prompt.text')}
      />
      <OptionFields
        label={t('shown')}
        each="line"
        options={prompt.options}
        problems={problems}
        onChange={(options) => onChange({ prompt: { ...prompt, options }, key: orderFor(options, order) })}
      />
      <fieldset className={styles.group}>
        <legend>{t('keyOf')}</legend>
        <SortList
          label={t('keyOf')}
          order={order}
          onOrder={(key) => onChange({ prompt, key })}
          line={(id) => (
            <div lang="en">
              <b>{getOptionLetter(prompt.options, id)}</b> <RichText inline html={getText(id)} />
            </div>
          )}
        />
        {isGivenAway && (
          <p className={styles.note} role="status">
            <WarningIcon />
            {t('same')}
          </p>
        )}
      </fieldset>
    </div>
  );
};
