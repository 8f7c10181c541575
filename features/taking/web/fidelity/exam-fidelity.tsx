import { useId } from 'react';
import { factKinds, findAddedComfort, listFactsFor, type Certainty, type FidelityFact } from '@inkstone/exam/fidelity';
import type { Blueprint, Comfort } from '@inkstone/exam/blueprint';
import { useLanguage, useTranslation } from '@inkstone/ui';
import { fidelityMessages, windowMessages } from '../../messages.ts';
import { useContract } from './use-contract.ts';
import styles from './exam-fidelity.module.css';

type Standing = 'differs' | 'unknown' | 'same';

const standings = ['differs', 'unknown', 'same'] as const;
const countedStandings = ['same', 'differs', 'unknown'] as const;

/** A fact with the comfort by which a training window is otherwise. */
interface ShownFact {
  fact: FidelityFact;
  comfort: Comfort | null;
}

const getStanding = ({ fact: { proof }, comfort }: ShownFact): Standing => {
  if (comfort) return 'differs';
  return proof.by === 'differs' || proof.by === 'unknown' ? proof.by : 'same';
};

const titleKeys = { differs: 'differsTitle', unknown: 'unknownTitle', same: 'sameTitle' } as const;

/** How sure a fact is; what is not published says so itself. */
const certaintyKeys = {
  official: 'official',
  firstHand: 'firstHand',
  thirdParty: 'thirdParty',
  conflicting: 'conflicting',
  unknown: null,
} as const satisfies Record<Certainty, string | null>;

const FactItem = ({ fact, comfort }: ShownFact) => {
  const [t, tWindow] = [useTranslation(fidelityMessages), useTranslation(windowMessages)];
  const language = useLanguage();
  const { says, proof } = fact;
  const certainty = certaintyKeys[fact.certainty];
  const ownText = 'here' in proof ? proof.here[language] : null;
  const hereText = comfort ? tWindow('inTraining', { comfort: tWindow(comfort) }) : ownText;
  return (
    <li>
      <span>{says[language]}</span> {certainty && <small className={styles.certainty}>{t(certainty)}</small>}
      {hereText !== null && (
        <p className={styles.here}>
          <b>{t('here')}</b>
          {language === 'en' && ' '}
          {hereText}
        </p>
      )}
    </li>
  );
};

/** The facts of one standing, grouped by what they are about. */
const FactGroup = ({ standing, facts }: { standing: Standing; facts: readonly ShownFact[] }) => {
  const t = useTranslation(fidelityMessages);
  const heading = useId();
  if (facts.length === 0) return null;
  const kinds = factKinds.filter((kind) => facts.some(({ fact }) => fact.kind === kind));
  return (
    <section className={styles.group} aria-labelledby={heading}>
      <h3 id={heading}>
        {t(titleKeys[standing])} <span className="num dim">{facts.length}</span>
      </h3>
      {kinds.map((kind) => (
        <div key={kind} className={styles.kind}>
          <h4>{t(kind)}</h4>
          <ul>
            {facts
              .filter(({ fact }) => fact.kind === kind)
              .map((shown) => (
                <FactItem key={shown.fact.id} {...shown} />
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
};

interface ExamFidelityProps {
  programme: string;
  variant: string;
  /** True for a test with other numbers of questions or minutes than the exam. */
  isOther?: boolean;
  /** The rules of an attempt for training, whose comforts differ; absent: as in the exam. */
  training?: Blueprint | undefined;
}

/**
 * What the window of an exam does as the real one, what it does otherwise, and what nobody knows: the counts, opened to
 * the list. Nothing for a programme that imitates no exam.
 */
export const ExamFidelity = ({ programme, variant, isOther = false, training }: ExamFidelityProps) => {
  const t = useTranslation(fidelityMessages);
  const contract = useContract(programme);
  const facts = contract ? listFactsFor(contract, variant) : [];
  if (facts.length === 0) return null;
  const shownFacts = facts.map((fact) => ({ fact, comfort: training ? findAddedComfort(fact, training) : null }));
  const groups = standings.map((standing) => ({
    standing,
    facts: shownFacts.filter((shown) => getStanding(shown) === standing),
  }));
  const count = (standing: Standing) => groups.find((group) => group.standing === standing)?.facts.length ?? 0;
  const month = facts.reduce((latest, { asOf }) => (asOf > latest ? asOf : latest), '');
  return (
    <details className={styles.fidelity}>
      <summary>
        <span>{t('title')}</span>
        <span className={`${styles.counts} num`}>
          {countedStandings.map((standing) => (
            <span key={standing}>{t(standing, { count: count(standing) })}</span>
          ))}
        </span>
      </summary>
      <p className="meta">{t('compiled', { month })}</p>
      {training && <p className="meta">{t('comfortsDiffer')}</p>}
      {isOther && <p className="meta">{t('ownRules')}</p>}
      {groups.map((group) => (
        <FactGroup key={group.standing} {...group} />
      ))}
    </details>
  );
};
