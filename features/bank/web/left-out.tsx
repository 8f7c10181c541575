import { getExamName, listLenders, findProgrammeCard } from '@inkstone/programmes/cards';
import { useLanguage, useTranslation } from '@inkstone/ui';
import { composerMessages } from '../messages.ts';
import type { ComposedPaper, ComposedSet } from './composed-paper.ts';
import { titleIn, typeName } from './names.ts';
import { leftOutOf, type LeftOut } from './paper-with.ts';
import styles from './composer.module.css';

const words = { nowhere: 'leftNowhere', programme: 'leftProgramme', types: 'leftTypes' } as const;

interface SetsLeftOutProps {
  paper: ComposedPaper;
  /** What the paper was begun with. */
  chosen: readonly ComposedSet[];
}

/** Says which of the chosen sets the paper cannot hold, and why; nothing where it can hold all of them. */
export const SetsLeftOut = ({ paper, chosen }: SetsLeftOutProps) => {
  const t = useTranslation(composerMessages);
  const language = useLanguage();
  const left = leftOutOf(paper, chosen);
  if (left.length === 0) return null;
  const nameOf = (programme: string): string => findProgrammeCard(programme)?.name[language] ?? programme;
  const comma = t('comma');
  const said = ({ why, programme, types, sets }: LeftOut): string =>
    t(words[why], {
      titles: sets.map((set) => t('quoted', { title: titleIn(language, set) })).join(comma),
      programme: nameOf(programme),
      exam: getExamName(paper, language),
      programmes: listLenders(paper.programme).map(nameOf).join(comma),
      types: types.map((type) => typeName(type, language)).join(comma),
    });
  return (
    <div className={styles.left} role="status">
      <b>{t('leftOut', { count: left.reduce((sum, { sets }) => sum + sets.length, 0) })}</b>
      <ul>
        {left.map((one) => (
          <li key={`${one.why} ${one.programme} ${one.types.join(' ')}`}>{said(one)}</li>
        ))}
      </ul>
      <p>{t('leftNext')}</p>
    </div>
  );
};
