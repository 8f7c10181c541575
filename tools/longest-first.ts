import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Each takes about ten times as long as the others: started last, it would use one core while the others are idle.
const longest = [
  'tools/access-fields.test.ts',
  'features/taking/server/journal/interleavings.test.ts',
  'tools/access-ids.test.ts',
  'packages/jobs/jobs.test.ts',
  'tools/archive.test.ts',
  'tools/access-roles.test.ts',
  'features/textbooks/server/bank.test.ts',
  'packages/db/embedded.test.ts',
  'features/marking/server/doc/doc-thread.test.ts',
  'apps/server/process.test.ts',
  'tools/screen-sources.test.ts',
  'tools/access-reads.test.ts',
];

const priorityFor = ({ moduleId }: TestSpecification): number => {
  const place = longest.findIndex((file) => moduleId.endsWith(`/${file}`));
  return place === -1 ? longest.length : place;
};

/** Runs the files that are known to take longest first; the others keep their order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((first, second) => priorityFor(first) - priorityFor(second));
  }
}
