import type { BlueprintCheck, Certainty, FactKind, FidelityFact, WindowCheck } from './types.ts';

/** Who says something, how sure it is thereby, and when it was compiled. */
export interface FactSource {
  name: string;
  certainty: Extract<Certainty, 'official' | 'firstHand' | 'thirdParty'>;
  asOf: string;
}

/** English and Chinese. */
type Texts = readonly [en: string, zh: string];

interface FactHead {
  kind: FactKind;
  id: string;
  says: Texts;
  variants?: readonly string[];
}

type SourcedHead<Name> = FactHead & { source: Name };

const toLocalized = ([en, zh]: Texts) => ({ en, zh });

/** Writers of the facts of one contract, whose sources are named once. */
export const createFactWriter = <Name extends string>(sources: Readonly<Record<Name, FactSource>>) => {
  const toFact = ({ kind, id, says, source, variants }: SourcedHead<Name>): Omit<FidelityFact, 'proof'> => ({
    id,
    kind,
    says: toLocalized(says),
    source: sources[source].name,
    certainty: sources[source].certainty,
    asOf: sources[source].asOf,
    ...(variants && { variants }),
  });
  return {
    /** A fact that the values of the programme hold. */
    inValues: ({ checks, ...head }: SourcedHead<Name> & { checks: readonly BlueprintCheck[] }): FidelityFact => ({
      ...toFact(head),
      proof: { by: 'blueprint', checks },
    }),
    /** A fact that the exam window shows. */
    inWindow: ({ checks, ...head }: SourcedHead<Name> & { checks: readonly WindowCheck[] }): FidelityFact => ({
      ...toFact(head),
      proof: { by: 'window', checks },
    }),
    /** A fact that is otherwise here. */
    differs: ({ here, ...head }: SourcedHead<Name> & { here: Texts }): FidelityFact => ({
      ...toFact(head),
      proof: { by: 'differs', here: toLocalized(here) },
    }),
    /** What nobody has published, or where the sources differ. */
    isOpen: ({
      kind,
      id,
      says,
      variants,
      here,
      certainty = 'unknown',
      asOf = '2026-11',
    }: FactHead & { here: Texts; certainty?: 'unknown' | 'conflicting'; asOf?: string }): FidelityFact => ({
      ...{ id, kind, says: toLocalized(says), source: '', certainty, asOf },
      ...(variants && { variants }),
      proof: { by: 'unknown', here: toLocalized(here) },
    }),
  };
};
