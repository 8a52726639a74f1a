import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { TOOLS } from '../../scripts/installTools';

/**
 * Compiles structured data as a constant of the types of schema.org (schema-dts), and returns what is wrong with types,
 * properties or values; an empty array where nothing is.
 * @param documents JSON-LD by the name of its page
 */
export function checkStructuredData(documents: Map<string, string>): string[] {
  // Beside the types, so that the import is found.
  const folder = mkdtempSync(join(TOOLS, 'node_modules', '.structured-data-'));
  try {
    const names = [...documents.keys()];
    const files = names.map((name, index) => {
      const json = documents.get(name) ?? '';
      const type = '@graph' in JSON.parse(json) ? 'Graph' : 'WithContext<NewsArticle>';
      const path = join(folder, `page${index}.ts`);
      writeFileSync(
        path,
        `import type { Graph, NewsArticle, WithContext } from 'schema-dts';\nexport const data: ${type} = ${json};\n`,
      );
      return path;
    });
    const program = ts.createProgram(files, {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      types: [],
    });
    return ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
      const page = names[files.indexOf(file?.fileName ?? '')] ?? 'schema-dts';
      return `${page}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
