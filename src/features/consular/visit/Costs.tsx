import { useTranslation } from 'react-i18next';
import { type FeeRow, feesOf } from '../../../content/consular/feesTable';
import type { FeesText } from '../../../content/textTypes';
import { useFacts } from '../../../lib/facts/currentFacts';
import { pageText } from '../../../lib/i18n/pageText';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { Field } from '../../../ui/forms/Field';
import { useTyped } from '../useTyped';
import styles from './PrepareVisit.module.css';

/** The notes of US dollars, in USD. */
const NOTES = [100, 50, 20, 10, 5, 2, 1];

/**
 * Returns the fewest notes that make a sum in US dollars.
 * @example notesOf(70) // [{ note: 50, number: 1 }, { note: 20, number: 1 }]
 */
export function notesOf(sum: number): { note: number; number: number }[] {
  let rest = sum;
  return NOTES.flatMap((note) => {
    const number = Math.floor(rest / note);
    rest -= number * note;
    return number > 0 ? [{ note, number }] : [];
  });
}

const MOST = 20;

/** Returns a function that states the sum to bring, in notes; null for a fee not paid at the Embassy in US dollars, or NaN documents. */
export function useSumInNotes(): (row: FeeRow, count: number) => string | null {
  const { t } = useTranslation('consular/visit');
  const { fees } = useFacts();
  return ({ id, pay }, count) => {
    const fee = Object.entries(fees).find(([name]) => name === id)?.[1];
    if (pay !== 'embassy' || fee?.currency !== 'USD' || Number.isNaN(count)) return null;
    const sum = { ...fee, amount: fee.amount * count };
    const notes = notesOf(sum.amount).map(({ note, number }) =>
      t('cost.note', { number, note: { ...fee, amount: note } }),
    );
    return t('cost.sum', { sum, notes: notes.join(', ') });
  };
}

/** Returns the texts of all fees, as the page of fees has them. */
export const useFeeTexts = (): FeesText => pageText<FeesText>(useLanguage(), 'consular/fees');

interface CostProps {
  row: FeeRow;
  text: FeesText;
  count: number;
  onCount: (count: number) => void;
}

function Cost({ row, text, count, onCount }: CostProps) {
  const { t } = useTranslation('consular/visit');
  const notes = useSumInNotes()(row, count);
  const typed = useTyped((value) => {
    const number = Number(value);
    onCount(Number.isInteger(number) && number >= 1 && number <= MOST ? number : Number.NaN);
  });
  const { service, fee } = text.rows[row.id] ?? {};
  return (
    <dd>
      {service}: {fee}
      {row.each && (
        <div className={styles.count} data-screen-only>
          <Field
            name={`count-${row.id}`}
            label={t(`cost.count.${row.each}`)}
            error={Number.isNaN(count) ? t('cost.wrong', { most: MOST }) : undefined}
            live
          >
            {(control) => (
              <input {...control} {...typed} type="number" min={1} max={MOST} defaultValue={1} />
            )}
          </Field>
        </div>
      )}
      {(notes || row.each) && (
        <p role={row.each && 'status'}>{notes && <strong>{notes}</strong>}</p>
      )}
    </dd>
  );
}

interface Props {
  path: string;
  /** The number of documents or animals, by the id of the fee. */
  counts: Record<string, number>;
  onCount: (counts: Record<string, number>) => void;
}

/**
 * Lists the fees of a page by where they are paid, with a field for the number where a fee is for each document or animal, and says
 * which notes to bring.
 */
export function Costs({ path, counts, onCount }: Props) {
  const { t } = useTranslation('consular/visit');
  const text = useFeeTexts();
  const rows = feesOf(path);
  return (
    <section className={`stack gap-2 ${styles.part}`}>
      <h4>{t('cost.title')}</h4>
      <dl className="stack gap-2">
        {Object.entries(text.pay).map(([paid, title]) => {
          const paidHere = rows.filter(({ pay }) => pay === paid);
          return (
            paidHere.length > 0 && (
              <div key={paid}>
                <dt className="small-print">{title}</dt>
                {paidHere.map((row) => (
                  <Cost
                    key={row.id}
                    row={row}
                    text={text}
                    count={counts[row.id] ?? 1}
                    onCount={(count) => onCount({ ...counts, [row.id]: count })}
                  />
                ))}
              </div>
            )
          );
        })}
      </dl>
    </section>
  );
}
