import type { ControlProps } from '../../../ui/forms/Field';

/** The props of the editor, which ContentField passes. */
export interface TextControl {
  attributes: ControlProps;
  /** Markdown. */
  value: string;
  onChange: (markdown: string) => void;
  onBlur: () => void;
}
