import type * as z from 'zod';

/** A setting of the school: its key in the table, and what a value must be. */
export interface SchoolSetting<Value> {
  readonly key: string;
  readonly schema: z.ZodType<Value>;
}

/** Declares a setting of the school; its owner reads and saves it by this value. */
export const defineSchoolSetting = <Value>(key: string, schema: z.ZodType<Value>): SchoolSetting<Value> => ({
  key,
  schema,
});

/** Reads and saves settings of the school; a saved one is in force in all processes as soon as its transaction commits. */
export interface SchoolSettingStore {
  /** The value; null where it was never saved, or is no longer what its schema wants. */
  read<Value>(setting: SchoolSetting<Value>): Promise<Value | null>;
  /** Saves a value, or removes it by null; in a transaction only. */
  save<Value>(setting: SchoolSetting<Value>, value: Value | null): Promise<void>;
}
