import type { RowFault } from './faults.ts';

/** Why a row is left out. */
export class RowError extends Error {
  readonly fault: RowFault;
  readonly about: string | null;
  constructor(fault: RowFault, about: string | null = null) {
    super(fault);
    this.fault = fault;
    this.about = about;
  }
}
