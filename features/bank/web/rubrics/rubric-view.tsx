import { pointsText } from '@inkstone/base';
import { getRubricMost, toMarkingRubric, type Level, type QuestionRubric } from '@inkstone/exam/blueprint';
import { useLanguage, useTranslation } from '@inkstone/ui';
import { rubricMessages } from '../../messages.ts';
import styles from './rubrics.module.css';

/** A rubric as its markers read it: how the mark is made, and each criterion with its levels. */
export const RubricView = ({ rubric }: { rubric: QuestionRubric }) => {
  const t = useTranslation(rubricMessages);
  const language = useLanguage();
  const { name, joined, criteria, levels = [] } = toMarkingRubric(rubric, '');
  return (
    <section className={styles.view} aria-label={t('rubric')}>
      <p>
        <b>{name[language]}</b>
      </p>
      <p className="meta num">{t(joined, { most: pointsText(getRubricMost(rubric)) })}</p>
      {levels.length > 0 && <LevelList name={t('whole')} levels={levels} />}
      {criteria.map(({ id, name: criterionName, least, most, levels: own }) => (
        <LevelList
          key={id}
          name={criterionName[language]}
          bounds={t('bounds', { least: pointsText(least), most: pointsText(most) })}
          levels={own}
        />
      ))}
    </section>
  );
};

interface LevelListProps {
  name: string;
  /** Absent: the levels say it. */
  bounds?: string;
  levels: readonly Level[];
}

const LevelList = ({ name, bounds, levels }: LevelListProps) => {
  const t = useTranslation(rubricMessages);
  const language = useLanguage();
  return (
    <div>
      <p className="num">
        <b>{name}</b> {bounds && <span className="meta">{bounds}</span>}
      </p>
      {levels.length > 0 && (
        <ul className={`${styles.levels} num`}>
          {levels.map(({ points, says }) => (
            <li key={points}>{t('level', { points: pointsText(points), says: says[language] })}</li>
          ))}
        </ul>
      )}
    </div>
  );
};
