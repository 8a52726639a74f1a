import { ArrowLeft } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { type FinderResult, serviceFinder } from '../../content/consular/serviceFinder';
import { KEEP_SCROLL_POSITION } from '../../lib/browser/scroll';
import { textAt } from '../../lib/i18n/dynamicKey';
import { buttonClass } from '../../ui/actions/Button';
import { AppLink } from '../../ui/navigation/AppLink';
import { AutoLink } from '../../ui/navigation/AutoLink';
import { EmbassyCalls } from '../contacts/Calls';
import { FinderAnswers } from './FinderAnswers';
import {
  answerKey,
  FINDER_PARAMETER,
  type FinderStep,
  finderUrl,
  resolveStep,
  translationKey,
} from './resolveStep';
import styles from './ServiceFinder.module.css';

/**
 * Renders the answer of the service finder. The first page in `result.to` is the primary button.
 * @param steps the answers that led here; they select the texts
 */
function FinderAnswer({ steps, result }: { steps: string[]; result: FinderResult }) {
  const { t } = useTranslation('consular/finder');
  const key = translationKey(steps);
  return (
    <div className="stack">
      <p className="measure">
        <AutoLink text={textAt(t, `${key}.advice`)} />
      </p>
      {result.calls && <EmbassyCalls />}
      <ul className="plain-list cluster gap-3">
        {result.to.map((target, index) => (
          <li key={target}>
            <AppLink to={target} className={buttonClass(index === 0 ? 'primary' : 'secondary')}>
              {textAt(t, `${key}.links.${index}`)}
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Renders a question with all questions and results behind its answers, as nested disclosures,
 * because they need no script.
 */
function NestedQuestions({ steps, need }: { steps: string[]; need: FinderStep }) {
  const { t } = useTranslation('consular/finder');
  const key = translationKey(steps);
  if ('to' in need) return <FinderAnswer steps={steps} result={need} />;
  return (
    <>
      {steps.length > 0 && <p>{textAt(t, `${key}.question`)}</p>}
      {Object.entries(need.answers).map(([answer, next]) => {
        const name = textAt(t, answerKey([...steps, answer]));
        return typeof next === 'string' ? (
          <p key={answer} className="semibold">
            <AppLink to={next}>{name}</AppLink>
          </p>
        ) : (
          <details key={answer} className={styles.answer}>
            <summary>{name}</summary>
            <NestedQuestions steps={[...steps, answer]} need={next} />
          </details>
        );
      })}
    </>
  );
}

/** Names the answers given so far, with a link to the question before. */
function FinderTrail({ steps }: { steps: string[] }) {
  const { t } = useTranslation('consular/finder');
  const { hash } = useLocation();
  return (
    <p className="cluster">
      {steps.map((answer, index) => (
        <span key={answer} className="semibold">
          {textAt(t, answerKey(steps.slice(0, index + 1)))}
        </span>
      ))}
      <AppLink
        to={finderUrl(steps.slice(0, -1), hash)}
        state={KEEP_SCROLL_POSITION}
        className="with-icon"
      >
        <ArrowLeft size="1em" />
        {t('back')}
      </AppLink>
    </p>
  );
}

/**
 * Asks until one service or situation is left (R1.2, R1.24). An answer links to a page or sets the
 * URL parameter `need`, so that Back undoes it. Focuses the heading when the answers change.
 */
export function ServiceFinder() {
  const { t } = useTranslation(['consular/finder', 'consular/needs']);
  const [params] = useSearchParams();
  const { steps, need } = resolveStep(params.get(FINDER_PARAMETER));
  const heading = useRef<HTMLHeadingElement>(null);
  const answers = steps.join('.');
  const shown = useRef(answers);

  // In the same commit, because the focused link unmounts with its question.
  useLayoutEffect(() => {
    if (shown.current === answers) return;
    shown.current = answers;
    heading.current?.focus();
  }, [answers]);

  const slot = 'to' in need ? 'result' : 'question';
  const title = t('consular/needs:title');
  return (
    <section aria-label={title} className="stack gap-3" data-screen-only>
      {steps.length > 0 && <FinderTrail steps={steps} />}
      <h2 id="which-service" ref={heading} tabIndex={-1}>
        {steps.length > 0 ? textAt(t, `${translationKey(steps)}.${slot}`) : title}
      </h2>
      <noscript>
        <NestedQuestions steps={[]} need={serviceFinder} />
      </noscript>
      {'to' in need ? (
        <FinderAnswer steps={steps} result={need} />
      ) : (
        <FinderAnswers steps={steps} question={need} />
      )}
    </section>
  );
}
