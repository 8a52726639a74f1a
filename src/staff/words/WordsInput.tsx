import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../lib/i18n/languages';
import { fromShown, shownFigures, toShown } from './figures';
import styles from './words.module.css';

interface Props {
  id: string;
  label: string;
  language: Language;
  value: string;
  /** Placeholders that the text may have. */
  figures: string[];
  takesFocus?: boolean;
  invalid: boolean;
  /** Whether it is the field that had the focus last. */
  isActive: boolean;
  onFocus: () => void;
  onChange: (text: string) => void;
  /** Called by Enter, which begins no new line in a sentence. */
  onEnter?: (() => void) | undefined;
}

/** Characters of a line of the field, about. */
const LINE = 45;

/** Renders the field of a sentence with its figures in brackets, below the figures to insert. */
export function WordsInput({ id, label, language, value, figures, invalid, ...props }: Props) {
  const { isActive, onFocus, onChange, onEnter, takesFocus = false } = props;
  const { t } = useTranslation('facts');
  const field = useRef<HTMLTextAreaElement>(null);
  const shown = shownFigures(figures, language);
  const text = toShown(value, shown);
  const change = (typed: string) => onChange(fromShown(typed.replace(/\s*\n\s*/g, ' '), shown));
  const open = useEffectEvent(() => {
    if (!takesFocus) return;
    field.current?.focus();
    field.current?.setSelectionRange(text.length, text.length);
  });
  useEffect(() => open(), []);
  const insert = (figure: string) => {
    const { current: input } = field;
    input?.focus();
    // By the browser, which leaves the cursor behind the figure; the event tells React.
    input?.setRangeText(figure, input.selectionStart, input.selectionEnd, 'end');
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <div className={`stack gap-2 ${styles.input}`}>
      {isActive && shown.size > 0 && (
        <div className="cluster gap-1">
          <span className="small-print">{t('words.insert')}</span>
          {[...shown].map(([code, figure]) => (
            <button
              key={code}
              type="button"
              className={styles.figure}
              // The field keeps the focus, and with it the place of the cursor.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => insert(figure)}
            >
              {figure.slice(1, -1)}
            </button>
          ))}
        </div>
      )}
      <textarea
        ref={field}
        id={id}
        lang={language}
        aria-label={label}
        aria-invalid={invalid}
        rows={Math.max(1, Math.ceil(text.length / LINE))}
        value={text}
        onFocus={onFocus}
        onChange={({ target }) => change(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onEnter?.();
        }}
      />
    </div>
  );
}
