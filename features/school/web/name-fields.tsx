import { TextInput } from '@mantine/core';

/** A name in both languages; the Chinese one may be empty. */
export interface Names {
  name: string;
  nameZh: string;
}

interface NameFieldsProps extends Names {
  /** The id of the field of the English name, by which a missing name is found. */
  id: string;
  labels: Record<keyof Names, string>;
  disabled?: boolean;
  onChange(change: Partial<Names>): void;
}

/** The fields of a name in both languages. */
export const NameFields = ({ id, labels, name, nameZh, disabled = false, onChange }: NameFieldsProps) => (
  <>
    <TextInput
      id={id}
      label={labels.name}
      maxLength={100}
      disabled={disabled}
      value={name}
      onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
    />
    <TextInput
      label={labels.nameZh}
      lang="zh-CN"
      maxLength={100}
      disabled={disabled}
      value={nameZh}
      onChange={({ currentTarget }) => onChange({ nameZh: currentTarget.value })}
    />
  </>
);
