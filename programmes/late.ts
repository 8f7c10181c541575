import type { Programme, Variant } from '@inkstone/exam/blueprint';

/** Lazy loaders of the programmes, for pages that need only one of them. */
const loaders: Readonly<Record<string, () => Promise<Programme>>> = {
  act: async () => (await import('./act/index.ts')).act,
  'amc-basic': async () => (await import('./amc-basic/index.ts')).amcBasic,
  amc: async () => (await import('./amc/index.ts')).amc,
  ap: async () => (await import('./ap/index.ts')).ap,
  business: async () => (await import('./business/index.ts')).business,
  common: async () => (await import('./common/index.ts')).common,
  defined: async () => (await import('./defined/index.ts')).defined,
  'fill-blanks': async () => (await import('./fill-blanks/index.ts')).fillBlanks,
  'hr-reading': async () => (await import('./hr-reading/index.ts')).hrReading,
  'long-sentences': async () => (await import('./long-sentences/index.ts')).longSentences,
  duolingo: async () => (await import('./duolingo/index.ts')).duolingo,
  interview: async () => (await import('./interview/index.ts')).interview,
  international: async () => (await import('./international/index.ts')).international,
  listen: async () => (await import('./listen/index.ts')).listen,
  sat: async () => (await import('./sat/index.ts')).sat,
  ssat: async () => (await import('./ssat/index.ts')).ssat,
  'toefl-2023': async () => (await import('./toefl-2023/index.ts')).toefl2023,
  'toefl-2026': async () => (await import('./toefl-2026/index.ts')).toefl2026,
  'toefl-basic': async () => (await import('./toefl-basic/index.ts')).toeflBasic,
  'toefl-classic': async () => (await import('./toefl-classic/index.ts')).toeflClassic,
  'writing-basis': async () => (await import('./writing-basis/index.ts')).writingBasis,
  'toefl-listening': async () => (await import('./toefl-listening/index.ts')).toeflListening,
  'toefl-translation': async () => (await import('./toefl-translation/index.ts')).toeflTranslation,
  'toefl-writing': async () => (await import('./toefl-writing/index.ts')).toeflWriting,
};

const loading = new Map<string, Promise<void>>();
const loaded = new Map<string, Programme | undefined>();

const load = async (id: string): Promise<void> => {
  try {
    loaded.set(id, await loaders[id]?.());
  } catch (error) {
    loading.delete(id);
    throw error;
  }
};

/** Loads a programme; returns the same promise while loading. Rejects where it cannot be loaded. */
export const loadProgramme = (id: string): Promise<void> => {
  const coming = loading.get(id) ?? load(id);
  loading.set(id, coming);
  return coming;
};

/** Whether a programme is loaded, or does not exist. */
export const isProgrammeLoaded = (id: string): boolean => loaded.has(id);

/** A variant of a loaded programme; undefined before loading, and for an unknown one. */
export const findLoadedVariant = (programmeId: string, variantId: string): Variant | undefined =>
  loaded.get(programmeId)?.variants.find(({ id }) => id === variantId);
