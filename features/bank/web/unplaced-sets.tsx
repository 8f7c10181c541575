import { getExamName, listLenders, findProgrammeCard } from '@inkstone/programmes/cards';
import { useLanguage, useTranslation } from '@inkstone/ui';
import { composerMessages } from '../messages.ts';
import type { ComposedPaper, ComposedSet } from './composed-paper.ts';
import { localizedTitle, typeName } from './names.ts';
import { groupUnplacedSets, type UnplacedGroup } from './paper-from-sets.ts';
import styles from './composer.module.css';

const reasonMessages = { nowhere: 'leftNowhere', programme: 'leftProgramme', types: 'leftTypes' } as const;

interface UnplacedSetsProps {
  paper: ComposedPaper;
  /** The sets that the paper was started with. */
  chosen: readonly ComposedSet[];
}

/** Lists the sets that do not fit into the paper, with the reasons; renders nothing if all of them fit. */
export const UnplacedSets = ({ paper, chosen: selectedSets }: UnplacedSetsProps) => {
  const t = useTranslation(composerMessages);
  const language = useLanguage();
  const groups = groupUnplacedSets(paper, selectedSets);
  if (groups.length === 0) return null;
  const getProgrammeName = (programme: string): string => findProgrammeCard(programme)?.name[language] ?? programme;
  const comma = t('comma');
  const getText = ({ reason, programme, types, sets }: UnplacedGroup): string =>
    t(reasonMessages[reason], {
      titles: sets.map((set) => t('quoted', { title: localizedTitle(language, set) })).join(comma),
      programme: getProgrammeName(programme),
      exam: getExamName(paper, language),
      programmes: listLenders(paper.programme).map(getProgrammeName).join(comma),
      types: types.map((type) => typeName(type, language)).join(comma),
    });
  return (
    <div className={styles.left} role="status">
      <b>{t('leftOut', { count: groups.reduce((sum, { sets }) => sum + sets.length, 0) })}</b>
      <ul>
        {groups.map((group) => (
          <li key={`${group.reason} ${group.programme} ${group.types.join(' ')}`}>{getText(group)}</li>
        ))}
      </ul>
      <p>{t('leftNext')}</p>
    </div>
  );
};
