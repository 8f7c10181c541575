import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult, type IFlattenedRuleSet } from 'dependency-cruiser';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';

interface Rules extends IFlattenedRuleSet {
  serverOrder: readonly string[];
  options: ICruiseOptions;
}

const root = path.resolve(import.meta.dirname, '..');
const { serverOrder, options, ...ruleSet } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as Rules;
const folders = ['packages', 'exam', 'programmes', 'content', 'features', 'apps', 'tools', 'bench'];

/** Features with a server that are missing from the order of imports between servers. */
const featuresWithoutOrder = (): string[] =>
  readdirSync(path.join(root, 'features')).filter(
    (name) => existsSync(path.join(root, 'features', name, 'server')) && !serverOrder.includes(name),
  );

process.chdir(root);
const tsConfig = extractTsConfig(path.join(root, 'tsconfig.json'));
const result = await cruise(folders, { ...options, validate: true, ruleSet }, undefined, { tsConfig });
if (typeof result.output === 'string') throw new Error('dependency-cruiser gave text instead of its findings');
const { summary }: ICruiseResult = result.output;

for (const violation of summary.violations)
  console.error(`${violation.rule.name}: ${violation.from} -> ${violation.to}`);
for (const name of featuresWithoutOrder())
  console.error(`server-order: features/${name} has a server but no place in the order`);
console.log(`${summary.totalCruised} modules, ${summary.violations.length} violations`);
// Without a TypeScript compiler that it supports, dependency-cruiser finds nothing and reports no error.
const isWhole = summary.totalCruised > 100 && (summary.totalDependenciesCruised ?? 0) > 100;
if (!isWhole) console.error('Too few modules were found: the rules were not really checked.');
if (!isWhole || summary.violations.length > 0 || featuresWithoutOrder().length > 0) process.exitCode = 1;
