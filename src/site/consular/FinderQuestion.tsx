import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { FinderNode, FinderQuestionNode } from '../../content/consular/serviceFinder';
import { KEEP_SCROLL_POSITION } from '../../lib/browser/scroll';
import { textAt } from '../../lib/i18n/dynamicKey';
import { AppLink } from '../../ui/navigation/AppLink';
import { answerKey, finderUrl } from './resolveStep';

interface QuestionProps {
  /** The answers given before. */
  steps: string[];
  question: FinderQuestionNode;
  /** The number of answers on home, whose last link leads to the others. */
  first?: number;
}

/** Renders a question as a list of links, the answer `other` last. */
export function FinderQuestion({ steps, question, first }: QuestionProps) {
  const { t } = useTranslation('consular/needs');
  const { hash } = useLocation();
  const { other, ...answers } = question.answers;
  const links = Object.entries(answers).slice(0, first);
  if (other) links.push(['other', first ? '/consular' : other]);
  const link = (answer: string, next: FinderNode) => {
    const given = [...steps, answer];
    const target =
      typeof next === 'string'
        ? { to: next }
        : { to: finderUrl(given, hash), state: first ? undefined : KEEP_SCROLL_POSITION };
    return <AppLink {...target}>{textAt(t, answerKey(given))}</AppLink>;
  };
  return (
    <ul className="plain-list auto-grid choices" data-script-only={!first || undefined}>
      {links.map(([answer, next]) => (
        <li key={answer}>{link(answer, next)}</li>
      ))}
    </ul>
  );
}
