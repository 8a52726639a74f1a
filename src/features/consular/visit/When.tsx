import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../lib/dates/calendarDay';
import { useToday } from '../../../lib/dates/useToday';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { Button } from '../../../ui/actions/Button';
import { AutoLink } from '../../../ui/navigation/AutoLink';
import { DateField } from '../DateField';
import styles from './PrepareVisit.module.css';
import { type ChosenDay, useDaySentences } from './useVisitDay';

/** Asks for the day of the visit, says whether the Embassy is open on it, and offers the next open day if it may not be. */
export function When({ path, chosen }: { path: string; chosen: ChosenDay }) {
  const { t } = useTranslation('consular/visit');
  const language = useLanguage();
  const today = useToday();
  const { text, problem, day, now, next, choose } = chosen;
  const sentences = useDaySentences(path);
  return (
    <section className={styles.part}>
      <h3>{t('when.title')}</h3>
      <div data-screen-only>
        <DateField
          name="visit-day"
          label={t('when.label')}
          min={today}
          value={text}
          problem={problem}
          onTyped={choose}
        />
      </div>
      <div role="status" className="stack gap-1">
        {day && (
          <>
            <p className={styles.day}>
              <strong>{formatDay(day, language, true)}</strong>
            </p>
            {sentences(day, now).map((sentence) => (
              <p key={sentence}>
                <AutoLink text={sentence} />
              </p>
            ))}
          </>
        )}
      </div>
      {next && (
        <p className="cluster" data-screen-only>
          {t('when.next', { day: formatDay(next, language, true) })}
          <Button variant="secondary" onClick={() => choose(next)}>
            {t('when.take')}
          </Button>
        </p>
      )}
    </section>
  );
}
