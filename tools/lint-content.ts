/** `npm run content`: checks the files of the sample school, and prints every violation. */
import { contentRules } from './content/rules.ts';
import { readSampleContent } from './content/sample-content.ts';

const content = readSampleContent();
let count = 0;
for (const { name, find } of contentRules) {
  const violations = await find(content);
  count += violations.length;
  if (violations.length > 0) console.log([`Not so: ${name}`, ...violations.map((line) => `  ${line}`)].join('\n'));
}
console.log(`${contentRules.length} rules, ${count} violations`);
process.exitCode = count > 0 ? 1 : 0;
