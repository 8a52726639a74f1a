import { Banknote, ClipboardList, Clock, MapPin, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ServiceText } from '../../content/text';
import styles from './Answer.module.css';
import { LinkedText } from './LinkedText';

const rows = [
  { slot: 'bring', Icon: ClipboardList },
  { slot: 'cost', Icon: Banknote },
  { slot: 'time', Icon: Clock },
  { slot: 'where', Icon: MapPin },
  { slot: 'who', Icon: Users },
] as const;

/** The five questions people come with, answered on the first screen. */
export function Answer({ answer }: { answer: ServiceText['answer'] }) {
  const { t } = useTranslation();
  return (
    <section className={styles.answer} aria-label={t('content.answer.title')}>
      <dl className={`container ${styles.rows}`}>
        {rows.map(({ slot, Icon }) => (
          <div key={slot} className={styles.row}>
            <dt>
              <Icon aria-hidden="true" size="1.2em" />
              {t(`content.answer.${slot}`)}
            </dt>
            <dd>
              <LinkedText text={answer[slot]} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
