import type { LocalizedText, Programme, ReportKind, Variant } from '@inkstone/exam/blueprint';
import { loaders } from './registry/loaders.ts';

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

/** The types that a paper of a loaded programme can have, with the report of each; none before loading. */
export const listLoadedPaperTypes = (programmeId: string): { paperTypeId: number; report: ReportKind }[] =>
  Object.entries(loaded.get(programmeId)?.reports ?? {}).map(([id, report]) => ({ paperTypeId: Number(id), report }));

/** The tasks that homework of a loaded programme can be set as; none before loading. */
export const listLoadedTasks = (programmeId: string): { paperTypeId: number; name: LocalizedText }[] =>
  Object.entries(loaded.get(programmeId)?.tasks ?? {}).map(([id, { name }]) => ({ paperTypeId: Number(id), name }));
