import type { Language } from '../../lib/i18n/languages';
import type { ControlProps } from '../../ui/forms/Field';

export interface TextControl {
  attributes: ControlProps;
  language: Language;
  /** Markdown. */
  value: string;
  onChange: (markdown: string) => void;
  onBlur: () => void;
}
