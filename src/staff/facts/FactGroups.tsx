import { useTranslation } from 'react-i18next';
import { useFacts } from '../../lib/facts/currentFacts';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { Badge } from '../../ui/feedback/Badge';
import { FactRow } from './FactRow';
import styles from './facts.module.css';
import { sentencesWith, valueText } from './factTexts';
import type { StaffFact } from './useFactChanges';

const GROUPS = [
  ...(['fees', 'times', 'hours', 'phones', 'emails', 'leadership'] as const),
  ...(['thresholds', 'rules', 'urls'] as const),
];

interface Props {
  facts: StaffFact[];
  isShown: (fact: StaffFact) => boolean;
  isSearch: boolean;
}

/** All facts of content/facts.ts, by their group there. */
export function FactGroups({ facts, isShown, isSearch }: Props) {
  const { t } = useTranslation('facts');
  return GROUPS.map((group) => {
    const all = facts.filter(({ key }) => key.startsWith(`${group}.`));
    const count = all.filter(isShown).length;
    return (
      <details key={group} hidden={count === 0} open={isSearch} className={styles.group}>
        <summary>
          <h2>{t(`group.${group}`)}</h2> <span className="small-print">{count}</span>
        </summary>
        <ul className="plain-list">
          {all.map((fact) => (
            <Fact key={fact.key} fact={fact} hidden={!isShown(fact)} />
          ))}
        </ul>
      </details>
    );
  });
}

function Fact({ fact, hidden }: { fact: StaffFact; hidden: boolean }) {
  const { t } = useTranslation('facts');
  const language = useLanguage();
  const facts = useFacts();
  const { key, label, current, published, pages, texts } = fact;
  const [sentence] = sentencesWith(texts.slice(-1), language, facts);
  const value = valueText(key, current, language);
  const isChanged = published && published.value !== null;
  return (
    <FactRow fact={fact} hidden={hidden} action={t('change')}>
      <p className={styles.value}>
        {value} {isChanged && <Badge tone="green">{t('changed')}</Badge>}
      </p>
      <p className="small-print">
        {sentence && sentence !== label && sentence !== value && `${sentence} · `}
        {pages.length > 0 ? t('pages', { count: pages.length }) : t('everywhere')}
      </p>
    </FactRow>
  );
}
