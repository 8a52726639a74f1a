import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoredItem } from '../../items/storedItem';
import type { ItemFormState } from '../form/useItemForm';
import { ColleagueBar } from './ColleagueBar';
import styles from './CopyBars.module.css';
import type { TextValues } from './formValues';
import { OtherDeviceBar } from './OtherDeviceBar';
import { OwnCopyBar } from './OwnCopyBar';

interface Props<Item extends StoredItem, Values extends TextValues, Input, Files> {
  state: ItemFormState<Item, Values, Input, Files>;
}

/**
 * What a form shows besides the stored item: the opened working copy, a text that has replaced
 * another one, the copy of another device, and colleagues' copies.
 */
export function CopyBars<Item extends StoredItem, Values extends TextValues, Input, Files>({
  state,
}: Props<Item, Values, Input, Files>) {
  const { t } = useTranslation('admin');
  const { start, replaced, status } = state.autosave;
  const isConflict = status.state === 'otherDevice';
  const { others } = start;
  const ref = useRef<HTMLElement>(null);
  // A reload restores the scroll position, and a conflict can appear while the person types further down.
  useEffect(() => {
    if (start.isCopy || isConflict) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [start, isConflict]);
  if (!start.isCopy && !replaced && !isConflict && others.length === 0) return null;
  return (
    <section ref={ref} aria-label={t('autosave.region')} className={styles.bars}>
      {isConflict ? <OtherDeviceBar state={state} /> : <OwnCopyBar state={state} />}
      {others.map((copy) => (
        <ColleagueBar key={copy.authorId} state={state} copy={copy} />
      ))}
    </section>
  );
}
