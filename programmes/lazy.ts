import type { Programme, Variant } from '@inkstone/exam/blueprint';
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
