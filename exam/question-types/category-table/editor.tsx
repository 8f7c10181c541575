import { ActionIcon, Button, Select } from '@mantine/core';
import { PlusIcon, TrashIcon, useTranslation } from '@inkstone/ui';
import styles from '../parts/editor.module.css';
import { formMessages } from '../parts/messages.ts';
import { OptionFields } from '../parts/option-fields.tsx';
import { useProblems } from '../parts/use-problems.tsx';
import { RichField } from '../parts/rich-field.tsx';
import { nextOptionId, buildOption, getOptionId } from '../shapes.ts';
import type { EditorProps } from '../views-contract.ts';
import { withAnswer, withCategory, withoutCategory, withOptions } from './edit-table.ts';
import { messages } from './messages.ts';
import { toPlainText } from '../plain-text.ts';
import own from './table.module.css';
import type { Prompt, Table } from './type.ts';

/** Editor for the prompt, the categories, and the category of each option. */
export const Editor = ({ prompt, key_, onChange, problems }: EditorProps<Prompt, Table>) => {
  const t = useTranslation(messages);
  const tForm = useTranslation(formMessages);
  const problemAt = useProblems(problems);
  const now = { prompt, key: key_ };
  const change = (part: Partial<Prompt>) => onChange({ prompt: { ...prompt, ...part }, key: key_ });
  const { categories } = prompt;
  const getName = (index: number) => toPlainText(categories[index]?.text ?? '') || t('category', { number: index + 1 });
  const choices = [
    { value: '-1', label: t('belongsNowhere') },
    ...categories.map((_, index) => ({ value: String(index), label: getName(index) })),
  ];

  return (
    <div className={styles.form}>
      <RichField
        label={tForm('text')}
        value={prompt.text}
        onChange={(text) => change({ text })}
        error={problemAt('prompt.text')}
      />
      <CategoryFields {...{ prompt, key_, onChange, problems }} />
      <p className="meta">{t('counts', { given: key_.flat().length })}</p>
      <OptionFields
        label={tForm('options')}
        options={prompt.options}
        problems={problems}
        onChange={(options) => onChange(withOptions(now, options))}
        renderKey={(id, letter) => (
          <Select
            className={own.belongs}
            aria-label={t('belongs', { letter })}
            data={choices}
            allowDeselect={false}
            value={String(key_.findIndex((ids) => ids.includes(id)))}
            onChange={(category) => onChange(withAnswer(now, id, Number(category ?? -1)))}
          />
        )}
      />
    </div>
  );
};

/** The names of the categories. */
const CategoryFields = ({ prompt, key_, onChange, problems }: EditorProps<Prompt, Table>) => {
  const t = useTranslation(messages);
  const problemAt = useProblems(problems);
  const now = { prompt, key: key_ };
  const { categories } = prompt;
  return (
    <fieldset className={styles.group}>
      <legend>{t('categories')}</legend>
      {categories.map((category, index) => (
        <div key={getOptionId(category)} className={own.category}>
          <RichField
            compact
            label={t('category', { number: index + 1 })}
            value={category.text}
            onChange={(text) =>
              onChange({ prompt: { ...prompt, categories: categories.with(index, { ...category, text }) }, key: key_ })
            }
            error={problemAt(`prompt.categories.${index}.text`)}
          />
          <ActionIcon
            aria-label={t('removeCategory', { number: index + 1 })}
            disabled={categories.length <= 2}
            onClick={() => onChange(withoutCategory(now, index))}
          >
            <TrashIcon />
          </ActionIcon>
        </div>
      ))}
      {categories.length < 3 && (
        <Button
          className={styles.add}
          leftSection={<PlusIcon />}
          onClick={() => onChange(withCategory(now, { ...buildOption(nextOptionId(categories), ''), places: 1 }))}
        >
          {t('addCategory')}
        </Button>
      )}
    </fieldset>
  );
};
