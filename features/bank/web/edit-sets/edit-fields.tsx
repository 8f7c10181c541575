import { SegmentedControl, Select } from '@mantine/core';
import { useTranslation } from '@inkstone/ui';
import { useApiQuery } from '@inkstone/call/web';
import { listPickedSets } from '../../contract.ts';
import { editSetsMessages } from '../../messages.ts';
import { difficultyLevels } from '../../rules.ts';
import { useDifficultyName } from '../use-difficulty-name.ts';
import { BulkSharingFields } from '../sharing/bulk-sharing-fields.tsx';
import { KnowledgeField } from '../knowledge-field.tsx';
import { TagField } from '../tag-field.tsx';
import { useSubjectOptions } from '../use-subject-options.ts';
import type { SetEditForm } from './set-edit-form.ts';
import styles from './edit-sets.module.css';

interface EditFieldsProps {
  ids: readonly number[];
  form: SetEditForm;
  onChange(change: Partial<SetEditForm>): void;
}

const difficulties = ['keep', 'none', '1', '2', '3', '4', '5'] as const;

/** What can be changed of many sets: tags, difficulty, programme and subject, knowledge points, sharing. */
export const EditFields = ({ ids, form, onChange }: EditFieldsProps) => {
  const t = useTranslation(editSetsMessages);
  const nameLevel = useDifficultyName();
  const options = useSubjectOptions();
  return (
    <>
      <TagField
        label={t('addTags')}
        placeholder={t('tagsPlaceholder')}
        value={form.addTags}
        onChange={(addTags) => onChange({ addTags })}
      />
      <TagField
        label={t('removeTags')}
        placeholder={t('tagsPlaceholder')}
        value={form.removeTags}
        onChange={(removeTags) => onChange({ removeTags })}
      />
      <Select
        label={t('difficulty')}
        allowDeselect={false}
        data={[
          { value: 'keep', label: t('noChange') },
          { value: 'none', label: t('takeAway') },
          ...difficultyLevels.map((level) => ({ value: String(level), label: nameLevel(level) })),
        ]}
        value={form.difficulty}
        onChange={(next) => onChange({ difficulty: difficulties.find((value) => value === next) ?? 'keep' })}
      />
      <Select
        label={t('place')}
        placeholder={t('noChange')}
        searchable
        clearable
        data={options}
        value={form.place === '' ? null : form.place}
        onChange={(place) => onChange({ place: place ?? '', pointIds: [] })}
      />
      <PointFields ids={ids} form={form} onChange={onChange} />
      <BulkSharingFields form={form.sharing} onChange={(sharing) => onChange({ sharing })} />
    </>
  );
};

const pointModes = ['keep', 'add', 'replace'] as const;

/** The knowledge points of all questions, of the subject that the sets have or get. */
const PointFields = ({ ids, form, onChange }: EditFieldsProps) => {
  const t = useTranslation(editSetsMessages);
  const { data } = useApiQuery(listPickedSets, { ids: [...ids] });
  const places = new Set((data?.list ?? []).map(({ programme, subject }) => `${programme}.${subject}`));
  const [only = ''] = places.size === 1 ? places : [];
  const place = form.place === '' ? only : form.place;
  return (
    <fieldset className={styles.points}>
      <legend>{t('points')}</legend>
      {data && place === '' ? (
        <p className="meta">{t('pointsManySubjects')}</p>
      ) : (
        <>
          <SegmentedControl
            aria-label={t('points')}
            value={form.pointMode}
            onChange={(next) => onChange({ pointMode: pointModes.find((mode) => mode === next) ?? 'keep' })}
            data={[
              { value: 'keep', label: t('pointsKeep') },
              { value: 'add', label: t('pointsAdd') },
              { value: 'replace', label: t('pointsReplace') },
            ]}
          />
          {form.pointMode !== 'keep' && (
            <KnowledgeField
              label={t('pointsChosen')}
              place={place}
              value={form.pointIds}
              onChange={(pointIds) => onChange({ pointIds })}
            />
          )}
        </>
      )}
    </fieldset>
  );
};
