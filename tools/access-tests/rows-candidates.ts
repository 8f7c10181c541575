import { who } from './callers.ts';
import { newRequestId } from './request-id.ts';
import type { Row } from './row.ts';
import type { Side } from './side.ts';

const candidateOwners = who.recruiting('candidate');
const record =
  (more: Record<string, unknown> = {}) =>
  (side: Side) => ({ requestId: newRequestId(), id: side.candidateId, ...more });
const facts = { name: 'Somebody', position: 'Tutor' };
const ofBank = { paperId: 'any paper of the bank may be given' };
const narrowed = { recruiterId: 'narrows what the caller sees anyway' };

/** Calls about candidates: each belongs to a recruiter and is visible to nobody else but a supervisor. */
export const candidateRows: Readonly<Record<string, Row>> = {
  'GET backend/candidate/list': { who: candidateOwners, input: () => ({}), shared: narrowed },
  'GET backend/candidate/dropdown': { who: who.recruiting('candidate', 'test'), input: () => ({}) },
  'GET backend/candidate/detail': { who: candidateOwners, input: (side) => ({ id: side.candidateId }) },
  'GET backend/candidate/test': { who: who.recruiting('test'), input: () => ({}), shared: narrowed },
  'POST backend/candidate/create': {
    who: candidateOwners,
    input: (side) => ({ requestId: newRequestId(), ...facts, paperId: side.paperId }),
    shared: ofBank,
  },
  'POST backend/candidate/edit': { who: candidateOwners, input: record(facts) },
  'POST backend/candidate/publish': {
    who: candidateOwners,
    input: (side) => record({ deadline: '2026-04-20T08:00:00.000Z', paperId: side.paperId })(side),
    shared: ofBank,
  },
  'POST backend/candidate/changeExamPaper': {
    who: candidateOwners,
    input: (side) => record({ paperId: side.paperId })(side),
    shared: ofBank,
  },
  'GET backend/candidate/share': { who: candidateOwners, input: (side) => ({ id: side.candidateId }) },
  'GET frontend/candidate/guide': { who: who.anyone, input: (side) => ({ token: side.linkToken }) },
  'GET frontend/candidate/test': { who: who.anyone, input: (side) => ({ token: side.linkToken }) },
};
