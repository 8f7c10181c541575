import { type ESTree, parseSync, type Plugin, Visitor } from 'vite';

interface Span {
  from: number;
  to: number;
}

const documentationMethods = new Set(['describe', 'meta']);
const declarationFunctions = new Set(['call', 'aliasCall']);

const isContract = (file: string): boolean => /\/contract(\.ts$|\/)/.test(file);

const isOwn = (id: string): boolean => !id.startsWith('\0') && !id.includes('/node_modules/');

/** Whether a node is free of side effects: a literal, or an object of literals. */
const isPlain = (node: ESTree.Node): boolean => {
  if (node.type === 'Literal') return true;
  if (node.type === 'TemplateLiteral') return node.expressions.length === 0;
  if (node.type === 'BinaryExpression') return isPlain(node.left) && isPlain(node.right);
  if (node.type !== 'ObjectExpression') return false;
  return node.properties.every(
    (property) => property.type === 'Property' && !property.computed && isPlain(property.value),
  );
};

/** The span of a `.describe()` or `.meta()` call. */
const documentationIn = (node: ESTree.CallExpression): Span | null => {
  const { callee } = node;
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return null;
  if (callee.computed || callee.optional || !documentationMethods.has(callee.property.name)) return null;
  const [text, ...more] = node.arguments;
  if (!text || more.length > 0 || !isPlain(text)) {
    throw new Error(`.${callee.property.name} takes its words as they stand, so that the browser can be spared them`);
  }
  return { from: callee.object.end, to: node.end };
};

/** The spans of `summary` properties, each with its trailing comma. */
const summariesIn = (node: ESTree.CallExpression, code: string): Span[] => {
  if (node.callee.type !== 'Identifier' || !declarationFunctions.has(node.callee.name)) return [];
  return node.arguments.flatMap((argument) => {
    if (argument.type !== 'ObjectExpression') return [];
    return argument.properties.flatMap((property) => {
      if (property.type !== 'Property' || property.key.type !== 'Identifier' || property.key.name !== 'summary')
        return [];
      const comma = /^\s*,/.exec(code.slice(property.end))?.[0] ?? '';
      return isPlain(property.value) ? [{ from: property.start, to: property.end + comma.length }] : [];
    });
  });
};

/** Removes documentation from a module; throws where it is not literal. */
export const stripDocumentation = (code: string, file: string): string => {
  const spans: Span[] = [];
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(errors[0].message);
  new Visitor({
    CallExpression: (node) => {
      const documentation = documentationIn(node);
      if (documentation) spans.push(documentation);
      if (isContract(file)) spans.push(...summariesIn(node, code));
    },
  }).visit(program);
  // From the end, so that earlier positions stay valid.
  return spans
    .sort((a, b) => b.from - a.from)
    .reduce((rest, { from, to }) => rest.slice(0, from) + rest.slice(to), code);
};

/**
 * Removes the documentation of contracts from the browser bundle: `.describe` and `.meta` of schemas and the summaries
 * of calls. Only the server uses them.
 */
export const stripContractDocsPlugin = (): Plugin => ({
  name: 'inkstone-quiet-contracts',
  enforce: 'pre',
  apply: 'build',
  transform(code, id) {
    const file = id.split('?')[0] ?? id;
    if (!isOwn(id) || !/\.tsx?$/.test(file) || !/\.(describe|meta)\s*\(|\bsummary\b/.test(code)) return null;
    try {
      return { code: stripDocumentation(code, file), map: null };
    } catch (why) {
      return this.error(`${id}: ${why instanceof Error ? why.message : String(why)}`);
    }
  },
});
