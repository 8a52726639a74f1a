import { useId, useState } from 'react';
import type { LocalKey } from '../../content/stored';
import { readItem, removeItem, writeItem } from '../../lib/browser/storage';
import { Field, type FrameProps } from '../../ui/forms/Field';

/** Maximum number of characters, as the constraint of notes has it. */
const MAX_NOTE = 1000;

/**
 * Holds the text of a {@link NoteField}, which local storage keeps at `key` until the text is
 * empty.
 * @returns `text`; `change`, which stores another text: `''` once the note was sent; `isEmpty`,
 *   true for spaces too; `ask`, which shows the error of an empty note (`isAsked`) and focuses the
 *   field; `id` of the field
 */
export function useNote(key: LocalKey) {
  const id = useId();
  const [text, setText] = useState(() => readItem(key) ?? '');
  const [isAsked, setIsAsked] = useState(false);
  const change = (typed: string) => {
    setText(typed);
    setIsAsked(false);
    if (typed) writeItem(key, typed);
    else removeItem(key);
  };
  const ask = () => {
    setIsAsked(true);
    document.getElementById(id)?.focus();
  };
  return { id, text, change, isEmpty: text.trim() === '', isAsked, ask };
}

interface Props extends Pick<FrameProps, 'label' | 'hint' | 'optional'> {
  note: ReturnType<typeof useNote>;
  /** Error of an empty text that is asked for. */
  empty?: string;
}

/** Renders the field of a note of {@link useNote}. */
export const NoteField = ({ note, empty, ...frame }: Props) => (
  <Field {...frame} name={note.id} error={note.isAsked ? empty : undefined}>
    {(control) => (
      <textarea
        {...control}
        rows={3}
        maxLength={MAX_NOTE}
        value={note.text}
        onChange={({ target }) => note.change(target.value)}
      />
    )}
  </Field>
);
