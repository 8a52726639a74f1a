import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { Button } from '../../ui/actions/Button';
import { ItemName } from '../../ui/actions/ItemName';
import { Panel } from '../../ui/layout/Panel';
import type { StoredFact } from '../data/facts/facts';
import { usePeople } from '../people/usePeople';
import styles from './facts.module.css';
import { valueText } from './factTexts';
import { type StaffFact, useFactChanges } from './useFactChanges';

interface Props {
  /** Facts with a draft. */
  proposals: (StaffFact & { draft: StoredFact })[];
}

/** What writers have changed and no admin has decided on. */
export function FactProposals({ proposals }: Props) {
  const { t } = useTranslation('facts');
  const language = useLanguage();
  const { data: people = [] } = usePeople();
  const { publishes, set, withdraw } = useFactChanges();
  if (proposals.length === 0) return null;
  return (
    <Panel variant="accent" aria-labelledby="proposals">
      <h2 id="proposals">{t(publishes ? 'proposals.decide' : 'proposals.wait')}</h2>
      <ul className="plain-list">
        {proposals.map((fact) => {
          const { key, label, current, draft, published, builtIn } = fact;
          const author = people.find(({ id }) => id === draft.authorId)?.name;
          const text = (value: unknown) =>
            value === undefined || value === null ? t('nothing') : valueText(key, value, language);
          return (
            <li key={key} className={styles.row}>
              <div className={styles.about}>
                <h3>{label}</h3>
                <p>
                  {text(current)} → {text(draft.value ?? builtIn)}
                </p>
                {author && <p className="small-print">{author}</p>}
              </div>
              <div className={styles.buttons}>
                {publishes && (
                  <Button onClick={() => void set(fact, draft.value, published?.value ?? null)}>
                    {t('proposals.publish')}
                    <ItemName title={label} />
                  </Button>
                )}
                <Button variant="secondary" onClick={() => void withdraw(fact)}>
                  {t(publishes ? 'proposals.decline' : 'proposals.withdraw')}
                  <ItemName title={label} />
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
