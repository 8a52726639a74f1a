import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { useLoadBeforeSwitch } from '../../../lib/i18n/loadText';
// Linked with the page, because prerendered texts have tables and images.
import '../../../ui/text/Table.module.css';
import './ArticleImage.module.css';
import styles from './ArticleText.module.css';
import type { ArticleTextProps } from './MarkdownText';
import { prerenderedText, textKey } from './prerenderedText';

let markdownText: ComponentType<ArticleTextProps> | undefined;

/**
 * Imports the Markdown renderer for `React.lazy` and stores it in `markdownText`, because an article that opens later then
 * renders without suspending. Rejects if the chunk cannot be fetched.
 */
export async function loadMarkdownText(): Promise<{ default: ComponentType<ArticleTextProps> }> {
  markdownText ??= (await import('./MarkdownText')).MarkdownText;
  return { default: markdownText };
}

const LazyMarkdownText = lazy(loadMarkdownText);

/**
 * Renders the text of an article. A prerendered text is read from the document; while the renderer of another one is loaded, the
 * text before it stays.
 */
export function ArticleText(props: ArticleTextProps) {
  const key = textKey(props);
  const [prerendered] = useState(() => ({ key, children: prerenderedText(key) }));
  useLoadBeforeSwitch(loadMarkdownText);
  const isPrerendered = prerendered.children !== undefined && prerendered.key === key;
  return (
    <div className={`stack ${styles.text}`} lang={props.language} data-text={key}>
      {isPrerendered ? prerendered.children : <NewText {...props} before={prerendered.children} />}
    </div>
  );
}

/**
 * Renders a text that is not prerendered. Decides once which component does, because React would otherwise remount the text, and
 * the visitor lose its selection.
 */
function NewText({ before, ...props }: ArticleTextProps & { before: ReactNode }) {
  const [Loaded] = useState(() => markdownText);
  if (Loaded) return <Loaded {...props} />;
  return (
    <Suspense fallback={before}>
      <LazyMarkdownText {...props} />
    </Suspense>
  );
}
