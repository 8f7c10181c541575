import { Button } from '@mantine/core';
import { useApiMutation, getErrorMessage } from '@inkstone/call/web';
import { toMarkingRubric } from '@inkstone/exam/blueprint';
import { StatusChip, toastError, useLanguage, useTranslation } from '@inkstone/ui';
import { retireRubric, type LibraryRubric } from '../../contract.ts';
import { rubricLibraryMessages } from '../../messages.ts';
import { localizedPersonName, toCopyTitle } from '../names.ts';
import { RubricView } from './rubric-view.tsx';
import type { LibraryDraft } from './rubric-form.tsx';
import styles from './rubrics.module.css';

interface LibraryEntryProps {
  entry: LibraryRubric;
  canCopy: boolean;
  onEdit(draft: LibraryDraft): void;
}

/** One rubric of the library: whose it is and where it is used, its criteria, and what can be done with it. */
export const LibraryEntry = ({ entry, canCopy, onEdit }: LibraryEntryProps) => {
  const t = useTranslation(rubricLibraryMessages);
  const language = useLanguage();
  const { mutateAsync, isPending } = useApiMutation(retireRubric);
  const { rubricId, version, rubric, owner, isMine, isShared, isEditable, isRetired, questionCount } = entry;
  const name = toMarkingRubric(rubric, '').name[language];
  const change = () =>
    mutateAsync({ rubricId, restore: isRetired }).catch((error: unknown) => toastError(getErrorMessage(error)));
  const copy = () => {
    const { en, zh } = rubric.name;
    onEdit({ isShared, rubric: { ...rubric, name: { en: en && toCopyTitle(en), zh: zh && toCopyTitle(zh) } } });
  };
  return (
    <article className={styles.entry} aria-label={name}>
      <header className={styles.choices}>
        <h2>{name}</h2>
        {!isShared && <StatusChip tone="line">{t('onlyOwner')}</StatusChip>}
        {isRetired && <StatusChip tone="line">{t('retired')}</StatusChip>}
      </header>
      <p className="meta num">
        {[
          isMine ? t('me') : localizedPersonName(language, owner),
          t('version', { version }),
          t('used', { count: questionCount }),
        ].join(' · ')}
      </p>
      <details>
        <summary>{t('show')}</summary>
        <RubricView rubric={rubric} />
      </details>
      <div className={styles.choices}>
        {isEditable && !isRetired && (
          <Button aria-label={t('editOf', { name })} onClick={() => onEdit({ rubricId, version, isShared, rubric })}>
            {t('edit')}
          </Button>
        )}
        {canCopy && (
          <Button aria-label={t('copyOf', { name })} onClick={copy}>
            {t('copy')}
          </Button>
        )}
        {isEditable && (
          <Button
            variant="quiet"
            loading={isPending}
            aria-label={t(isRetired ? 'restoreOf' : 'retireOf', { name })}
            onClick={() => void change()}
          >
            {t(isRetired ? 'restore' : 'retire')}
          </Button>
        )}
      </div>
    </article>
  );
};
