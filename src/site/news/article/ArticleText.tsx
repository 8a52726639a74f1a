import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import type { Language } from '../../../lib/i18n/languages';
import { useLoadBeforeSwitch } from '../../../lib/i18n/loadText';
import type { MarkdownTree } from '../../../lib/text/markdownTree';
import styles from './article.module.css';
import { MarkdownText } from './MarkdownText';
import type { ParsedTextProps } from './ParsedText';

let parsedText: ComponentType<ParsedTextProps> | undefined;

/**
 * Imports the component with the Markdown parser and stores it, because a later article then
 * renders without suspending. Rejects if the chunk cannot be fetched.
 */
export async function loadParsedText(): Promise<{ default: ComponentType<ParsedTextProps> }> {
  parsedText ??= (await import('./ParsedText')).ParsedText;
  return { default: parsedText };
}

const LazyParsedText = lazy(loadParsedText);

interface Props extends ParsedTextProps {
  language: Language;
  /** The text as the build has parsed it, so that its reader does not load the parser. */
  tree?: MarkdownTree | null;
}

/**
 * Renders an article's text. A text that the build has not parsed needs the parser; while the
 * parser loads, the text of the build stays, if there is one.
 */
export function ArticleText({ tree, language, markdown }: Props) {
  // The first, because what the browser refetches is not parsed.
  const [built] = useState({ markdown, tree });
  useLoadBeforeSwitch(loadParsedText);
  const builtText = built.tree && <MarkdownText tree={built.tree} />;
  return (
    <div className={`stack ${styles.text}`} lang={language} data-text>
      {builtText && built.markdown === markdown ? (
        builtText
      ) : (
        <NewText markdown={markdown} before={builtText} />
      )}
    </div>
  );
}

/**
 * Renders a text that the build has not parsed; `before` while the parser loads. Decides once which
 * component renders the text, because a remounted text would lose the visitor's selection.
 */
function NewText({ before, ...props }: ParsedTextProps & { before: ReactNode }) {
  const [Loaded] = useState(() => parsedText);
  if (Loaded) return <Loaded {...props} />;
  return (
    <Suspense fallback={before}>
      <LazyParsedText {...props} />
    </Suspense>
  );
}
