import { Fragment, type ReactNode } from 'react';
import {
  type MarkdownNode,
  type MarkdownTree,
  nodesIn,
  nodeText,
} from '../../../lib/text/markdownTree';
import { toPagePath } from '../../../lib/urls/pagePath';
import { isArticleLink } from '../../../lib/urls/urls';
import { AppLink } from '../../../ui/navigation/AppLink';
import { Table } from '../../../ui/text/Table';

/** Tables with more columns are shown as cards on phones. */
const MAX_PHONE_COLUMNS = 3;

/**
 * Renders an article's Markdown. A link is plain text unless to a web page, e-mail or phone number
 * (design 8).
 */
export const MarkdownText = ({ tree }: { tree: MarkdownTree }) => renderNodes(tree.children);

/** Renders nodes; `tight` omits the elements of paragraphs. */
const renderNodes = (nodes: MarkdownNode[], tight = false): ReactNode[] =>
  nodes.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a corrected text keeps its elements by place
    <Fragment key={index}>
      {tight && node.type === 'paragraph' ? (
        renderNodes(node.children)
      ) : (
        <MarkdownElement node={node} />
      )}
    </Fragment>
  ));

/** Renders a node and the nodes below it; nothing for a node that articles do not have. */
function MarkdownElement({ node }: { node: MarkdownNode }): ReactNode {
  const children = renderNodes(nodesIn(node));
  switch (node.type) {
    case 'text':
      return node.value;
    case 'paragraph':
      return <p>{children}</p>;
    case 'heading':
      // Level 1 is the title of the article.
      return node.depth < 3 ? <h2>{children}</h2> : <h3>{children}</h3>;
    case 'strong':
      return <strong>{children}</strong>;
    case 'emphasis':
      return <em>{children}</em>;
    case 'link':
      return <TextLink url={node.url}>{children}</TextLink>;
    case 'break':
      return <br />;
    case 'blockquote':
      return <blockquote>{children}</blockquote>;
    case 'list':
      return node.ordered ? <ol start={node.start ?? 1}>{children}</ol> : <ul>{children}</ul>;
    case 'listItem':
      return <li>{renderNodes(node.children, !node.spread)}</li>;
    case 'table':
      return <TextTable rows={node.children.map(nodesIn)} />;
    default:
      return null;
  }
}

/** Renders a link of an article; its text alone if {@link isArticleLink} refuses the URL. */
function TextLink({ url, children }: { url: string; children: ReactNode }) {
  if (!isArticleLink(url)) return <span>{children}</span>;
  const path = toPagePath(url);
  if (path) return <AppLink to={path}>{children}</AppLink>;
  return (
    <a href={url} rel="noopener">
      {children}
    </a>
  );
}

/** Renders a table with row headers; on phones a wide table has a card for each row. */
function TextTable({ rows: [header = [], ...rows] }: { rows: MarkdownNode[][] }) {
  const cards = header.length > MAX_PHONE_COLUMNS;
  const columns = header.map((cell, index) => ({ index, label: nodeText(nodesIn(cell)) }));
  const cellContent = (row: MarkdownNode[], index: number) => {
    const cell = row[index];
    return cell && renderNodes(nodesIn(cell));
  };
  return (
    <Table cards={cards}>
      <thead>
        <tr>
          {columns.map(({ index }) => (
            <th key={index}>{cellContent(header, index)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other key
          <tr key={place}>
            {columns.map(({ index, label }) => {
              const Cell = index === 0 ? 'th' : 'td';
              return (
                <Cell
                  key={index}
                  scope={index === 0 ? 'row' : undefined}
                  data-label={cards ? label : undefined}
                >
                  {cellContent(row, index)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
