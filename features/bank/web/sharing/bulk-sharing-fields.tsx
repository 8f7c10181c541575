import { Select } from '@mantine/core';
import { useTranslation } from '@inkstone/ui';
import { sharingMessages } from '../../messages.ts';
import { ShareList } from './share-list.tsx';
import { generalAccesses, type SharingForm } from './share-rows.ts';
import { ShareTargetField } from './share-target-field.tsx';
import styles from './sharing.module.css';

interface BulkSharingFieldsProps {
  form: SharingForm;
  onChange(form: SharingForm): void;
}

/** What is changed of the sharing of several sets; whoever is not named keeps what they have. */
export const BulkSharingFields = ({ form, onChange }: BulkSharingFieldsProps) => {
  const t = useTranslation(sharingMessages);
  return (
    <fieldset className={styles.bulk}>
      <legend>{t('bulk')}</legend>
      <p className="meta">{t('bulkNote')}</p>
      <Select
        label={t('general')}
        allowDeselect={false}
        data={[
          { value: 'keep', label: t('noChange') },
          ...generalAccesses.map((access) => ({ value: access, label: t(`general-${access}`) })),
        ]}
        value={form.generalAccess ?? 'keep'}
        onChange={(next) =>
          onChange({ ...form, generalAccess: generalAccesses.find((access) => access === next) ?? null })
        }
      />
      <ShareTargetField
        rows={form.rows}
        onAdd={(target) => onChange({ ...form, rows: [...form.rows, { ...target, access: 'use' }] })}
      />
      {form.rows.length > 0 && (
        <ShareList label={t('changed')} rows={form.rows} isBulk onChange={(rows) => onChange({ ...form, rows })} />
      )}
    </fieldset>
  );
};
