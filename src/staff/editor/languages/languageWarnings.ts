import { useRef, useState } from 'react';
import type { AnyValues, Edit } from '../../kinds/field';
import type { Kind } from '../../kinds/kinds';
import { type LanguageWarning, warningsOf } from '../../kinds/values';

interface Question {
  warnings: LanguageWarning[];
  values: AnyValues;
}

const keyOf = ({ field, language, text }: LanguageWarning): string =>
  `${language} ${field} ${text}`;

/**
 * Asks before a save about texts in the wrong language, once for each text.
 * @returns `check` saves the values or asks first
 */
export function useLanguageWarnings(
  kind: Kind,
  editOf: (values: AnyValues) => Edit,
  save: (values: AnyValues) => void,
) {
  const confirmed = useRef(new Set<string>());
  const [question, setQuestion] = useState<Question | null>(null);
  const check = (values: AnyValues) => {
    const warnings = warningsOf(kind, editOf(values)).filter(
      (warning) => !confirmed.current.has(keyOf(warning)),
    );
    if (warnings.length > 0) setQuestion({ warnings, values });
    else save(values);
  };
  const confirm = () => {
    if (!question) return;
    for (const warning of question.warnings) confirmed.current.add(keyOf(warning));
    setQuestion(null);
    save(question.values);
  };
  return {
    check,
    warnings: question?.warnings ?? null,
    confirm,
    cancel: () => setQuestion(null),
  };
}
