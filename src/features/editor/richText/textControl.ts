import type { ControlProps } from '../../../ui/forms/Field';

/** What the text field gives its control, rich or plain. */
export interface TextControl {
  attributes: ControlProps;
  /** Markdown. */
  value: string;
  onChange: (markdown: string) => void;
  onBlur: () => void;
}
