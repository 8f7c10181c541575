import { localizedName } from '@inkstone/base';
import { Ledger, LedgerRow, Section, StatusChip, useLanguage, useTranslation } from '@inkstone/ui';
import { contentMessages } from '../../messages.ts';
import { useContentProblem } from './use-content-problem.ts';
import type { ContentImport } from './use-import.ts';
import styles from './import.module.css';

type ContentObject = ContentImport['objects'][number];

const kinds = ['set', 'paper', 'course', 'textbook'] as const;
const states = ['new', 'same', 'refused'] as const;
const numberMessages = { set: 'oneSet', paper: 'onePaper', course: 'oneCourse', textbook: 'oneTextbook' } as const;
/** What a place within an object is a number of. */
const placeMessages = { set: 'question', paper: 'question', course: 'lesson', textbook: 'question' } as const;
const stateMessages = { new: 'isNew', same: 'isSame', refused: 'isRefused' } as const;
const tones = { new: 'jade', same: 'plain', refused: 'cinnabar' } as const;

/** What is new stands first: the list may be cut. */
const sortByState = (objects: readonly ContentObject[]): ContentObject[] =>
  states.flatMap((state) => objects.filter((object) => object.state === state));

/** The most objects that a receipt lists; a package may hold thousands. */
const maxListed = 200;

/** What a content package would import: counts by kinds, what is left out and why, and its objects. */
export const ContentReceipt = ({ found: { objects, files } }: { found: ContentImport }) => {
  const t = useTranslation(contentMessages);
  const leftOut = objects.filter(({ state }) => state === 'refused');
  const hasNew = objects.some(({ state }) => state === 'new');
  return (
    <>
      <ul className={`${styles.sums} num`}>
        {kinds.map((kind) => (
          <KindSum key={kind} kind={kind} objects={objects.filter((object) => object.kind === kind)} />
        ))}
        {files > 0 && <li>{t('files', { count: files })}</li>}
        {!hasNew && <li>{t('nothingNew')}</li>}
      </ul>
      {leftOut.length > 0 && <LeftOut objects={leftOut} />}
      <Section title={t('objects')} count={objects.length} small>
        <div className={styles.rows}>
          <Ledger label={t('objects')}>
            {sortByState(objects)
              .slice(0, maxListed)
              .map((object) => (
                <ObjectRow key={`${object.kind} ${object.number}`} object={object} />
              ))}
          </Ledger>
          <Rest count={objects.length - maxListed} />
        </div>
      </Section>
    </>
  );
};

const KindSum = ({ kind, objects }: { kind: ContentObject['kind']; objects: readonly ContentObject[] }) => {
  const t = useTranslation(contentMessages);
  const counts = states.flatMap((state) => {
    const count = objects.filter((object) => object.state === state).length;
    return count > 0 ? t(state, { count }) : [];
  });
  return counts.length > 0 && <li>{t('sum', { kind: t(kind), counts: counts.join(t('comma')) })}</li>;
};

const Rest = ({ count }: { count: number }) => {
  const t = useTranslation(contentMessages);
  return count > 0 && <p className={styles.note}>{t('more', { count })}</p>;
};

const useTitle = (): ((object: ContentObject) => string) => {
  const t = useTranslation(contentMessages);
  const language = useLanguage();
  return ({ title, titleZh }) => localizedName(language, title, titleZh) || t('untitled');
};

const ObjectRow = ({ object }: { object: ContentObject }) => {
  const t = useTranslation(contentMessages);
  const getTitle = useTitle();
  return (
    <LedgerRow
      title={getTitle(object)}
      meta={t(numberMessages[object.kind], { number: object.number })}
      action={
        <span>
          <StatusChip tone={tones[object.state]}>{t(stateMessages[object.state])}</StatusChip>
        </span>
      }
    />
  );
};

const LeftOut = ({ objects }: { objects: readonly ContentObject[] }) => {
  const t = useTranslation(contentMessages);
  const getTitle = useTitle();
  return (
    <Section title={t('leftOut')} count={objects.length} small>
      <p className={styles.note}>{t('leftOutNote')}</p>
      <ul className={styles.problems}>
        {objects.slice(0, maxListed).map((object) => (
          <li key={`${object.kind} ${object.number}`}>
            <b>{getTitle(object)}</b>{' '}
            <span className="meta">{t(numberMessages[object.kind], { number: object.number })}</span>
            <Reasons object={object} />
          </li>
        ))}
      </ul>
      <Rest count={objects.length - maxListed} />
    </Section>
  );
};

const Reasons = ({ object: { kind, problems } }: { object: ContentObject }) => {
  const t = useTranslation(contentMessages);
  const getSentence = useContentProblem();
  return (
    <ul>
      {problems.map(({ place: number, code, detail }, at) => {
        const sentence = getSentence(code);
        const place = number === null ? null : t(placeMessages[kind], { number });
        return (
          <li key={at}>
            {place === null ? sentence : t('colon', { place, reason: sentence })}{' '}
            {detail && <span className="meta">{t('detail', { detail })}</span>}
          </li>
        );
      })}
    </ul>
  );
};
