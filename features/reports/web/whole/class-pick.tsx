import { NativeSelect } from '@mantine/core';
import { useTranslation } from '@inkstone/ui';
import { useSetSearch } from '@inkstone/ui/screen';
import type { ReportAddress } from '../../addresses.ts';
import { wholeMessages } from '../../messages.ts';
import styles from './whole.module.css';

interface ClassPickProps {
  address: ReportAddress;
  classes: readonly { id: number; name: string }[];
  chosen: number | undefined;
}

/** Narrows the report to one class; it stands in the address. */
export const ClassPick = ({ address, classes, chosen }: ClassPickProps) => {
  const t = useTranslation(wholeMessages);
  const setSearch = useSetSearch(address);
  if (classes.length === 0) return <span />;
  return (
    <NativeSelect
      className={styles.pick}
      label={t('className')}
      value={String(chosen ?? 0)}
      data={[
        { value: '0', label: t('everybody') },
        ...classes.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      onChange={({ currentTarget: { value } }) => setSearch({ classId: value === '0' ? undefined : Number(value) })}
    />
  );
};
