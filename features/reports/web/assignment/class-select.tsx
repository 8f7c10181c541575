import { NativeSelect } from '@mantine/core';
import { useTranslation } from '@inkstone/ui';
import { useSetSearch } from '@inkstone/ui/screen';
import { classReport } from '../../addresses.ts';
import { assignmentReportMessages } from '../../messages.ts';
import styles from './assignment-report.module.css';

interface ClassSelectProps {
  classes: readonly { id: number; name: string }[];
  selectedId: number | undefined;
}

/** Narrows the report to one class; stored in the URL. */
export const ClassSelect = ({ classes, selectedId }: ClassSelectProps) => {
  const t = useTranslation(assignmentReportMessages);
  const setSearch = useSetSearch(classReport);
  if (classes.length === 0) return <span />;
  return (
    <NativeSelect
      className={styles.pick}
      label={t('className')}
      value={String(selectedId ?? 0)}
      data={[
        { value: '0', label: t('everybody') },
        ...classes.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      onChange={({ currentTarget: { value } }) => setSearch({ classId: value === '0' ? undefined : Number(value) })}
    />
  );
};
