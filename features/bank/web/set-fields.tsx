import { Select, TextInput } from '@mantine/core';
import { Section, useTranslation } from '@inkstone/ui';
import { editorMessages, classificationMessages } from '../messages.ts';
import { moveSetTo, type EditedSet, type SetProblem } from './edited-set.ts';
import { TagField } from './tag-field.tsx';
import { useSubjectOptions } from './use-subject-options.ts';
import styles from './editor.module.css';

interface SetFieldsProps {
  set: EditedSet;
  onChange(next: (now: EditedSet) => EditedSet): void;
  problems: readonly SetProblem[];
}

/** Titles, subject and tags. */
export const SetFields = ({ set, onChange, problems }: SetFieldsProps) => {
  const t = useTranslation(editorMessages);
  const finding = useTranslation(classificationMessages);
  const places = useSubjectOptions();
  const errorFor = (field: string) => {
    const problem = problems.find((entry) => entry.field === field);
    return problem ? t(problem.messageKey) : undefined;
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
          error={errorFor('set-title')}
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
          error={errorFor('set-place')}
          onChange={(place) => onChange((now) => moveSetTo(now, place ?? ''))}
        />
        <TagField
          label={finding('tagsOptional')}
          description={finding('tagsHint')}
          placeholder={finding('addTag')}
          value={set.tags ?? []}
          onChange={(tags) => onChange((now) => ({ ...now, tags }))}
        />
      </div>
    </Section>
  );
};
