import { useApiQuery } from '@inkstone/call/web';
import { QuerySection, StatusChip, useTranslation } from '@inkstone/ui';
import { getQuestionSet } from '../../contract.ts';
import { versionMessages } from '../../messages.ts';
import { compareVersions, type FieldChange, type QuestionChange, type SetVersion } from './compare-versions.ts';
import styles from './versions.module.css';

const FieldChanges = ({ fields }: { fields: readonly FieldChange[] }) => {
  const t = useTranslation(versionMessages);
  return (
    <dl className={styles.fields}>
      {fields.map(({ field, pieces }) => (
        <div key={field}>
          <dt>{t(field)}</dt>
          <dd>
            {pieces.map(({ is, text }, index) => {
              // The pieces of a text never change their order.
              const key = `${index} ${text}`;
              if (is === 'removed') return <del key={key}>{text}</del>;
              return is === 'added' ? <ins key={key}>{text}</ins> : <span key={key}>{text}</span>;
            })}
          </dd>
        </div>
      ))}
    </dl>
  );
};

const tones = { added: 'jade', removed: 'cinnabar', changed: 'amber' } as const;

const QuestionChanges = ({ change }: { change: QuestionChange }) => {
  const t = useTranslation(versionMessages);
  return (
    <article className={styles.question}>
      <h3 className="num">
        {t('question', { number: change.number })} <StatusChip tone={tones[change.is]}>{t(change.is)}</StatusChip>
      </h3>
      <FieldChanges fields={change.fields} />
    </article>
  );
};

interface VersionChangesProps {
  /** The version on screen. */
  shown: SetVersion;
  /** The version that it is compared with. */
  version: number;
}

/** What the version on screen and another one of the same set differ in, from the earlier to the later. */
export const VersionChanges = ({ shown, version }: VersionChangesProps) => {
  const t = useTranslation(versionMessages);
  const ask = useApiQuery(getQuestionSet, { setId: shown.set.id, version });
  const isEarlier = shown.set.shownVersion < version;
  const [from, to] = isEarlier ? [shown.set.shownVersion, version] : [version, shown.set.shownVersion];
  return (
    <QuerySection small title={t('changes', { from, to })} query={ask} errorTitle={t('changesFailed')}>
      {(comparedVersion) => {
        const { fields, questions } = isEarlier
          ? compareVersions(shown, comparedVersion)
          : compareVersions(comparedVersion, shown);
        if (fields.length + questions.length === 0) return <p className="meta">{t('nothingChanged')}</p>;
        return (
          <>
            <FieldChanges fields={fields} />
            {questions.map((change) => (
              <QuestionChanges key={change.questionId} change={change} />
            ))}
          </>
        );
      }}
    </QuerySection>
  );
};
