import { Select, TextInput } from '@mantine/core';
import { useApiQuery } from '@inkstone/call/web';
import { Section, useLanguage, useTranslation } from '@inkstone/ui';
import { getTopicParam } from '../contract.ts';
import { editorMessages, messages } from '../messages.ts';
import { movedTo, type EditedSet, type SetProblem } from './edited-set.ts';
import styles from './editor.module.css';

interface SetFieldsProps {
  set: EditedSet;
  onChange(next: (now: EditedSet) => EditedSet): void;
  problems: readonly SetProblem[];
}

/** Titles and the place in the bank. */
export const SetFields = ({ set, onChange, problems }: SetFieldsProps) => {
  const t = useTranslation(editorMessages);
  const dot = useTranslation(messages)('dot');
  const language = useLanguage();
  const { data } = useApiQuery(getTopicParam, {});
  const places = (data?.programmes ?? []).flatMap((over) =>
    (data?.subjects ?? [])
      .filter(({ programme }) => programme === over.id)
      .map(({ id, name }) => ({ value: `${over.id}.${id}`, label: [over.name[language], name[language]].join(dot) })),
  );
  const wrong = (field: string) => {
    const problem = problems.find((one) => one.field === field);
    return problem ? t(problem.says) : undefined;
  };
  return (
    <Section title={t('about')}>
      <div className={styles.fields}>
        <TextInput
          id="set-title"
          label={t('title')}
          lang="en"
          maxLength={200}
          value={set.title}
          error={wrong('set-title')}
          onChange={({ currentTarget: { value: title } }) => onChange((now) => ({ ...now, title }))}
        />
        <TextInput
          id="set-title-zh"
          label={t('titleZh')}
          lang="zh-CN"
          maxLength={200}
          value={set.titleZh}
          onChange={({ currentTarget: { value: titleZh } }) => onChange((now) => ({ ...now, titleZh }))}
        />
        <Select
          id="set-place"
          label={t('subject')}
          searchable
          nothingFoundMessage={t('noSubject')}
          data={places}
          value={set.place === '' ? null : set.place}
          error={wrong('set-place')}
          onChange={(place) => onChange((now) => movedTo(now, place ?? ''))}
        />
      </div>
    </Section>
  );
};
