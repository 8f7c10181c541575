import { MultiSelect, Select, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '@inkstone/ui';
import { splitPieces, joinPieces, remapKey } from '../sentence-pieces.ts';
import styles from '../parts/editor.module.css';
import { formMessages } from '../parts/messages.ts';
import { useProblems } from '../parts/use-problems.tsx';
import { RichField } from '../parts/rich-field.tsx';
import { toPlainText } from '../plain-text.ts';
import type { EditorProps } from '../views-contract.ts';
import { messages } from './messages.ts';
import { isRole, roleIds } from './roles.ts';
import type { Key, Prompt } from './type.ts';

/** Editor for the task, the sentence split by bars, the possible roles, and the role of each part. */
export const Editor = ({ prompt, key_, onChange, problems }: EditorProps<Prompt, Key>) => {
  const t = useTranslation(messages);
  const tForm = useTranslation(formMessages);
  const problemAt = useProblems(problems);
  const { pieces, roles } = prompt;
  // The text may end with a bar with no part after it yet.
  const [typed, setTyped] = useState(() => joinPieces(pieces));
  const line = splitPieces(typed).join('|') === pieces.join('|') ? typed : joinPieces(pieces);
  const isWhole = key_.length > 0 && key_.every((role) => role !== '');
  const getName = useRoleOption();

  const cut = (text: string) => {
    const next = splitPieces(text);
    setTyped(text);
    onChange({ prompt: { ...prompt, pieces: next }, key: remapKey({ pieces, key: key_ }, next) });
  };
  const offer = (chosen: readonly string[]) => {
    const next = roleIds.filter((role) => chosen.includes(role));
    onChange({ prompt: { ...prompt, roles: next }, key: key_.map((role) => (chosen.includes(role) ? role : '')) });
  };

  return (
    <div className={styles.form}>
      <RichField
        label={tForm('text')}
        value={prompt.text}
        onChange={(text) => onChange({ prompt: { ...prompt, text }, key: key_ })}
        error={problemAt('prompt.text')}
      />
      <Textarea
        label={t('cut')}
        placeholder={t('cutExample')}
        rows={4}
        value={line}
        onChange={(event) => cut(event.currentTarget.value)}
        error={problemAt('prompt.pieces', true)}
      />
      <MultiSelect
        label={t('roles')}
        data={roleIds.map(getName)}
        value={[...roles]}
        onChange={offer}
        error={problemAt('prompt.roles', true)}
      />
      {pieces.length > 0 && (
        <PieceRoles {...{ prompt, key_, problems }} onChange={(key) => onChange({ prompt, key })} />
      )}
      {isWhole && problemAt('key') && (
        <p className={styles.error} role="alert">
          {problemAt('key')}
        </p>
      )}
    </div>
  );
};

interface PieceRolesProps extends Pick<EditorProps<Prompt, Key>, 'prompt' | 'key_' | 'problems'> {
  onChange(key: Key): void;
}

/** The role of each part of the sentence. */
const PieceRoles = ({ prompt: { pieces, roles }, key_, problems, onChange }: PieceRolesProps) => {
  const t = useTranslation(messages);
  const problemAt = useProblems(problems);
  const getName = useRoleOption();
  return (
    <fieldset className={styles.group}>
      <legend>{t('keys')}</legend>
      {pieces.map((words, at) => (
        <Select
          key={at}
          label={<span lang="en">{toPlainText(words)}</span>}
          aria-label={t('keyOf', { number: at + 1 })}
          placeholder={t('noKey')}
          allowDeselect={false}
          data={roles.map(getName)}
          value={key_[at] || null}
          onChange={(role) => role && isRole(role) && onChange(key_.with(at, role))}
          error={problemAt(`key.${at}`)}
        />
      ))}
    </fieldset>
  );
};

/** A role as an option of a list, with its name. */
const useRoleOption = () => {
  const t = useTranslation(messages);
  return (role: (typeof roleIds)[number]) => ({ value: role as string, label: t(`role.${role}`) });
};
