import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { FinderNode, FinderQuestionNode } from '../../content/consular/serviceFinder';
import { KEEP_SCROLL_POSITION } from '../../lib/browser/scroll';
import { textAt } from '../../lib/i18n/dynamicKey';
import { Row, Rows } from '../../ui/layout/Rows';
import { AppLink } from '../../ui/navigation/AppLink';
import { answerKey, finderUrl } from './resolveStep';

interface QuestionProps {
  /** The answers given before. */
  steps: string[];
  question: FinderQuestionNode;
  /** The number of answers on home, where the answer `other` leads to the whole finder. */
  first?: number;
}

/**
 * Renders the answers of a question as links, the answer `other` last; the caller renders the
 * question. Without script they stand on home alone.
 */
export function FinderAnswers({ steps, question, first }: QuestionProps) {
  const { t } = useTranslation('consular/needs');
  const { hash } = useLocation();
  const { other, ...answers } = question.answers;
  const link = (answer: string, next: FinderNode) => {
    const given = [...steps, answer];
    const target =
      typeof next === 'string'
        ? { to: next }
        : { to: finderUrl(given, hash), state: first ? undefined : KEEP_SCROLL_POSITION };
    return <AppLink {...target}>{textAt(t, answerKey(given))}</AppLink>;
  };
  return (
    <div data-script-only={!first || undefined}>
      <Rows columns>
        {Object.entries(answers)
          .slice(0, first)
          .map(([answer, next]) => (
            <Row key={answer} title={link(answer, next)} />
          ))}
        {other && <Row title={link('other', first ? '/consular' : other)} />}
      </Rows>
    </div>
  );
}
