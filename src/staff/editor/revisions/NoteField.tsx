import { useState } from 'react';
import type { LocalKey } from '../../../content/stored';
import { readItem, removeItem, writeItem } from '../../../lib/browser/storage';
import { Field, type FrameProps } from '../../../ui/forms/Field';

/** Maximum number of characters, as the constraints of notes and comments have it. */
const MAX_NOTE = 1000;

/** Returns a text and a function that changes it. Local storage keeps the text until it is empty. */
export function useKeptNote(key: LocalKey) {
  const [text, setText] = useState(() => readItem(key) ?? '');
  const change = (typed: string) => {
    setText(typed);
    if (typed) writeItem(key, typed);
    else removeItem(key);
  };
  return [text, change] as const;
}

interface Props extends FrameProps {
  /** The id of the control. */
  name: string;
  text: string;
  onChange: (text: string) => void;
}

/** Renders the field of a note or a comment. */
export const NoteField = ({ text, onChange, ...frame }: Props) => (
  <Field {...frame}>
    {(control) => (
      <textarea
        {...control}
        rows={4}
        maxLength={MAX_NOTE}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </Field>
);
