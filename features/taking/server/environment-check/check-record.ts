import type { EnvironmentRow } from './environment.queries.ts';
import { validUntil } from './device-check.ts';

export const toCheckRecord = (row: Omit<EnvironmentRow, 'id'>) => ({
  at: row.at.toISOString(),
  validUntil: validUntil(row).toISOString(),
  outputHeard: row.isOutputHeard,
  level: row.level,
  noiseFloor: row.noiseFloor,
  clipping: row.isClipping,
  clockOffsetMs: row.clockOffsetMs,
  codec: row.codec,
});
