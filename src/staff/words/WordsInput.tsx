import { useRef } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Text } from '../../lib/facts/words';
import type { Language } from '../../lib/i18n/languages';
import type { ControlProps } from '../../ui/forms/Field';
import { figureNames } from './figures';
import styles from './words.module.css';

interface Props extends ControlProps {
  field: UseFormRegisterReturn;
  value: string;
  builtIn: Text;
  language: Language;
}

/** Renders the field of a text, below buttons that insert the figures of the built-in text. */
export function WordsInput({ field, value, builtIn, language, ...control }: Props) {
  const { t } = useTranslation('facts');
  const input = useRef<HTMLTextAreaElement>(null);
  const figures = [...figureNames(builtIn, language).values()];
  const insert = (figure: string) => {
    const { current: area } = input;
    area?.focus();
    // By the browser, which leaves the cursor behind the figure; the event tells React.
    area?.setRangeText(figure, area.selectionStart, area.selectionEnd, 'end');
    area?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <>
      {figures.length > 0 && (
        <div className="cluster gap-1">
          <span className="small-print">{t('words.insert')}</span>
          {figures.map((figure) => (
            <button
              key={figure}
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
        {...control}
        {...field}
        ref={(area) => {
          field.ref(area);
          input.current = area;
        }}
        className={styles.input}
        lang={language}
        rows={value.split('\n').length + 1}
      />
    </>
  );
}
