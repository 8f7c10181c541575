import { files, readText } from '../call-locations.ts';
import { findOrigin, type SnakeCaseUse } from './snake-case.ts';
import { listLazyImports, smallFileLines, standsAlone } from './small-files.ts';
import { measureFile } from './syntax.ts';

/** Figures about names and shape of the code; CONTRIBUTING.md gives the targets. */
export interface House {
  productLines: number;
  contentLines: number;
  testLines: number;
  productFiles: number;
  /** Product files of 20 lines or fewer. */
  smallFiles: readonly string[];
  /** Those of them that do not have to stand alone. */
  crumbs: readonly string[];
  functionCount: number;
  /** Functions of more than 60 lines. */
  longFunctions: number;
  /** The 99th percentile of a function's lines. */
  functionLinesP99: number;
  /** Parameters named `it` or `one`, tests included. */
  pronounParameters: readonly string[];
  /** Top-level names of product code that end in `Of`, and how many top-level names there are. */
  namesWithOf: readonly string[];
  topLevelNameCount: number;
  /** Exported names that are a bare participle or adverb. */
  bareParticiples: readonly string[];
  /** Variables and parameters of product code, tools and measurements that are named by a pronoun or a bare participle. */
  localParticiples: readonly string[];
  snakeCaseUses: readonly SnakeCaseUse[];
  /** Comparisons of an assignment's kind or family with a literal. */
  kindComparisons: readonly string[];
  /** Comparisons of a person's role with a literal, outside the rules of roles. */
  roleComparisons: readonly string[];
}

const isTest = (file: string): boolean => /\.(?:test|journey)\.tsx?$|\/testing\/|fixtures\//.test(file);
const isContent = (file: string): boolean => file.startsWith('content/');

const bareParticiple =
  /^(?:Asked|Beside|Bound|Built|Chosen|Closed|Done|Drawn|Failed|Finished|Former|Found|Given|Gone|Heard|Held|Kept|Known|Laid|Left|Made|Marked|Met|Named|Opened|Picked|Put|Ready|Released|Said|Saved|Seen|Sent|Shown|Stored|Taken|Told|Wanted|Whole|Written)$/i;

// Not in the list are what the field says itself: adjectives of React and ARIA (selected, shown, hidden), what a library
// or the language calls so (done, sorted, read, set), points that are earned, and bounds.
const localParticiple =
  /^(?:it|one|other|those|mine|ours|theirs|wanted|wished|kept|held|said|told|spoken|heard|noted|made|built|given|got|taken|brought|handed|asked|meant|met|found|gone|begun|waited|rested|taught|titled|barred|leafed|whole|beside|former)$/;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, value) => total + value, 0);

/** Parses all sources and computes the figures. */
export const measureHouse = (): House => {
  const all = files('{packages,exam,programmes,content,features,apps,tools,bench}/**/*.{ts,tsx}');
  const product = all.filter((file) => !isTest(file) && !isContent(file));
  const figuresByFile = new Map(all.map((file) => [file, measureFile(file, readText(file))]));
  const figuresFor = (names: readonly string[]) => names.flatMap((file) => figuresByFile.get(file) ?? []);
  const countLines = (names: readonly string[]): number => sum(figuresFor(names).map(({ lines }) => lines));
  const figures = figuresFor(product);
  const functionLines = figures.flatMap((file) => file.functionLines).sort((left, right) => left - right);
  const topLevelNames = figures.flatMap((file) => file.topLevelNames);
  const smallFiles = product.filter((file) => (figuresByFile.get(file)?.lines ?? 0) <= smallFileLines);
  const lazyFiles = new Set(product.flatMap((file) => listLazyImports(file, readText(file))));
  const isPronoun = (name: string): boolean => name === 'it' || name === 'one';
  return {
    productLines: countLines(product),
    contentLines: countLines(all.filter((file) => isContent(file) && !isTest(file))),
    testLines: countLines(all.filter(isTest)),
    productFiles: product.length,
    smallFiles,
    crumbs: smallFiles.filter((file) => !standsAlone(file, readText(file)) && !lazyFiles.has(file)),
    functionCount: functionLines.length,
    longFunctions: functionLines.filter((lines) => lines > 60).length,
    functionLinesP99: functionLines[Math.floor(functionLines.length * 0.99)] ?? 0,
    pronounParameters: all
      .filter((file) => !isContent(file))
      .flatMap((file) =>
        (figuresByFile.get(file)?.parameterNames ?? []).filter(isPronoun).map((name) => `${file}: ${name}`),
      ),
    namesWithOf: topLevelNames.filter((name) => /[a-z]Of$/.test(name)),
    topLevelNameCount: topLevelNames.length,
    bareParticiples: product.flatMap((file) =>
      (figuresByFile.get(file)?.exportedNames ?? [])
        .filter((name) => bareParticiple.test(name))
        .map((name) => `${file}: ${name}`),
    ),
    localParticiples: product.flatMap((file) =>
      (figuresByFile.get(file)?.localNames ?? [])
        .filter((name) => localParticiple.test(name))
        .map((name) => `${file}: ${name}`),
    ),
    snakeCaseUses: product.flatMap((file) =>
      (figuresByFile.get(file)?.snakeCaseNames ?? []).map((name) => ({ file, name, origin: findOrigin(file, name) })),
    ),
    kindComparisons: product.flatMap((file) =>
      (figuresByFile.get(file)?.kindComparisons ?? []).map((text) => `${file}: ${text}`),
    ),
    roleComparisons: product
      .filter((file) => file !== 'features/session/roles.ts')
      .flatMap((file) => (figuresByFile.get(file)?.roleComparisons ?? []).map((text) => `${file}: ${text}`)),
  };
};
