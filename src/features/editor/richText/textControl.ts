import type { Language } from '../../../lib/i18n/languages';
import type { ControlProps } from '../../../ui/forms/Field';

/** The props of the editor, which ContentField passes. */
export interface TextControl {
  attributes: ControlProps;
  /** The language of the text. */
  language: Language;
  /** Markdown. */
  value: string;
  onChange: (markdown: string) => void;
  onBlur: () => void;
}
