import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Inline, PrintDocument, ReportDocument } from '@inkstone/base/document';
import type { PdfTask } from '../apart.ts';
import { readFaces } from './faces.ts';
import { toTypstFormula } from './formulas.ts';

const folder = import.meta.dirname;

/** A document with who made it. */
type Facts = (ReportDocument | PrintDocument) & { author: string };

/** The program of a document: papers to print have parts, reports do not. */
const findTemplate = (document: Facts): string => path.join(folder, 'parts' in document ? 'print.typ' : 'document.typ');

/** Every formula of a document, each once. */
const listFormulas = (value: unknown, formulas = new Set<string>()): Set<string> => {
  if (Array.isArray(value)) for (const item of value) listFormulas(item, formulas);
  else if (typeof value === 'object' && value !== null) {
    const run = value as Partial<Extract<Inline, { kind: 'formula' }>>;
    if (run.kind === 'formula' && typeof run.latex === 'string') formulas.add(run.latex);
    else for (const item of Object.values(value)) listFormulas(item, formulas);
  }
  return formulas;
};

/** The end of a stored picture's name, by its first bytes; null for what cannot be drawn. */
const findPictureKind = (bytes: Uint8Array): string | null => {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (start.startsWith('\u0089PNG')) return 'png';
  if (start.startsWith('\u00ff\u00d8')) return 'jpg';
  if (start.startsWith('GIF8')) return 'gif';
  // Drawings are cleaned when they are stored, and begin with their element.
  if (start.startsWith('<svg ')) return 'svg';
  return start.startsWith('RIFF') && start.endsWith('WEBP') ? 'webp' : null;
};

type Compiler = ReturnType<typeof NodeCompiler.create>;

const compiles = (compiler: Compiler, source: string): boolean =>
  !compiler.compile({ mainFileContent: source }).hasError();

/** The sources of the formulas that can be drawn, by their LaTeX. */
const convertFormulas = (compiler: Compiler, document: Facts): Record<string, string> => {
  const test = (source: string): boolean => compiles(compiler, `#eval(${JSON.stringify(source)}, mode: "math")`);
  const sources = [...listFormulas(document)].map((latex) => [latex, toTypstFormula(latex, test)] as const);
  return Object.fromEntries(sources.filter((entry): entry is readonly [string, string] => entry[1] !== null));
};

/** Adds the pictures that can be decoded; returns their paths by the id of the file. */
const addPictures = (compiler: Compiler, files: PdfTask['files']): Record<string, string> => {
  const paths = files.flatMap(({ fileId, bytes }): [string, string][] => {
    const kind = findPictureKind(bytes);
    const name = `/pictures/${fileId}.${kind}`;
    if (kind === null) return [];
    compiler.mapShadow(path.join(folder, name), Buffer.from(bytes));
    return compiles(compiler, `#image(${JSON.stringify(name)}, width: 1pt)`) ? [[String(fileId), name]] : [];
  });
  return Object.fromEntries(paths);
};

/** A document as a PDF: text that can be selected, with bookmarks, page heads and repeated heads of tables. */
export const typesetDocument = async ({ facts, files }: PdfTask): Promise<Uint8Array> => {
  const document = facts as Facts;
  const text = JSON.stringify(document);
  const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontBlobs: await readFaces(text) }] });
  const drawing = {
    ...document,
    formulas: convertFormulas(compiler, document),
    pictures: addPictures(compiler, files),
  };
  compiler.mapShadow(path.join(folder, 'document.json'), Buffer.from(JSON.stringify(drawing)));
  const result = compiler.compile({ mainFileContent: await readFile(findTemplate(document), 'utf8') });
  const typeset = result.result;
  if (!typeset) {
    const error = result.takeError();
    throw new Error(`The document cannot be typeset: ${JSON.stringify(error && compiler.fetchDiagnostics(error))}`);
  }
  return compiler.pdf(typeset);
};
