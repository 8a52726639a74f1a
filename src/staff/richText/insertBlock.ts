import type { Editor, JSONContent } from '@tiptap/react';

/**
 * Inserts a block after the current one, and focuses the editor.
 * @param cursor its place after the insertion, from the start of the block
 */
export function insertBlock(editor: Editor, block: JSONContent, cursor: number): void {
  const { $from, to } = editor.state.selection;
  const after = $from.depth === 0 ? to : $from.after(1);
  // A place to continue writing, because the cursor cannot be put below a block that ends the text.
  const isLast = after === editor.state.doc.content.size;
  editor
    .chain()
    .focus()
    .insertContentAt(after, isLast ? [block, { type: 'paragraph' }] : [block])
    .setTextSelection(after + cursor)
    .run();
}
