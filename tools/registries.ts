import path from 'node:path';
import type { AnyCall } from '@inkstone/call';
import { callLine, files, root, type CallExport } from './call-locations.ts';
import { readTables, type ScreenEntry } from '../apps/web/build/read-screens.ts';

export type { ScreenEntry };

/** All calls, in the order of the features. */
export const readCalls = async (): Promise<AnyCall[]> => {
  const { handlers } = await import('@inkstone/server/handlers');
  return handlers.map((answer) => answer.call);
};

const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value && 'input' in value;

/** The calls of one export: itself, or the rows of a table or list. */
const listExported = (exported: string, value: unknown): [AnyCall, CallExport][] => {
  if (isCall(value)) return [[value, { exported, row: null }]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([row, cell]): [AnyCall, CallExport][] =>
    isCall(cell) ? [[cell, { exported, row: Array.isArray(value) ? null : row }]] : [],
  );
};

/** How the contracts export each call, by its method and path: by name, or as a row of a table or list. */
export const readCallExports = async (): Promise<ReadonlyMap<string, CallExport[]>> => {
  const exports = new Map<string, CallExport[]>();
  const contracts = files('features/*/contract.ts', 'features/*/contract/**/*.ts');
  for (const file of contracts.filter((name) => !name.endsWith('.test.ts'))) {
    const module = (await import(path.join(root, file))) as Record<string, unknown>;
    for (const [call, entry] of Object.entries(module).flatMap(([name, value]) => listExported(name, value)))
      exports.set(callLine(call), [...(exports.get(callLine(call)) ?? []), entry]);
  }
  return exports;
};

/** All screens. */
export const readScreens = async (): Promise<readonly ScreenEntry[]> => Object.values(await readTables()).flat();
