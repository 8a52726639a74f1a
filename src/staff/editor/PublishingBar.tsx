import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatShortDateTime, fromMoscowInput } from '../../lib/dates/moscowTime';
import { useMinute } from '../../lib/dates/useMinute';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { Button } from '../../ui/actions/Button';
import { useCan } from '../account/session/useStaffMember';
import { hasValues } from '../api/drafts';
import { NoteField } from '../drafts/NoteField';
import { useIsUploading } from '../forms/unsavedWork';
import type { AnyValues } from '../kinds/kind';
import { itemState, kindDefinition } from '../kinds/kinds';
import { usePersonName } from '../parts/usePersonName';
import styles from './FormLayout.module.css';
import { useItemForm } from './ItemFormProvider';
import type { FormAction } from './useSave';

/**
 * Returns what the buttons do, which depends on the item's state, the date and the clock. A writer
 * saves drafts only, and hands over to an admin: the draft, or the changes of an item that is not a
 * draft.
 * @returns `actions`, the main one first; `date`, the typed date from which visitors are to see the
 *   item, null if empty or invalid
 */
function usePublishing(): { actions: FormAction[]; date: Date | null } {
  const { kind, item } = useItemForm();
  const now = useMinute() ?? new Date();
  const mayPublish = useCan()('publish', kind);
  const { from } = kindDefinition(kind).period;
  const date = fromMoscowInput(String(useWatch<AnyValues>({ name: from })));
  const state = item ? itemState(kind, item) : 'draft';
  const isSeen = state === 'shown' || state === 'ended';
  const publish = date && date > now ? 'schedule' : isSeen ? 'publishChanges' : 'publishNow';
  const actions: FormAction[] = [mayPublish ? publish : 'handOver'];
  if (state === 'draft') actions.push('saveDraft');
  else if (mayPublish) actions.push('toDraft');
  return { actions, date };
}

/**
 * Renders the buttons of a form, and the note of a handover. While a colleague's text waits, the
 * first button of an admin who has typed nothing takes that text into the form and publishes it. No
 * button submits the form by Enter, because a key pressed in a field must not publish.
 */
export function PublishingBar() {
  const { t } = useTranslation(['admin', 'editor']);
  const language = useLanguage();
  const { draft, save, saving, note, item, others, publishDraft } = useItemForm();
  const mayReview = useCan()('review');
  const isUploading = useIsUploading();
  const [hasNote] = useState(!note.isEmpty);
  const { actions, date } = usePublishing();
  const waiting = saving.busy || isUploading;
  const personName = usePersonName();
  const waits = others.find((one) => one.state === 'waiting' && hasValues(one));
  const isOwnText = draft.hasUnpublished && waits && !draft.hasTaken(waits);
  /** The text of a colleague that waits, the first of several, unless the person has typed. */
  const text = mayReview && item && !isOwnText && waits;
  // Scheduling with its date: “Schedule for 23 November, 10:30”.
  const actionName = (action: FormAction) =>
    t(`editor:action.${action}`, { date: date ? formatShortDateTime(date, language) : '' });
  const [primary = 'saveDraft', ...secondary] = actions;
  return (
    <>
      {primary === 'handOver' && (
        // Folded, because the buttons stay in view on a phone.
        <details open={hasNote}>
          <summary>{t('handover.say')}</summary>
          <NoteField optional note={note} label={t('handover.sayLabel')} />
        </details>
      )}
      <div className={`cluster gap-2 ${styles.buttons}`}>
        {/* One button, because without the changes that wait it would publish nothing of them. */}
        <Button busy={waiting} onClick={() => (text ? publishDraft(text) : void save(primary))}>
          {saving.busy
            ? t('saving')
            : isUploading
              ? t('uploading')
              : text
                ? t('handover.publish', { name: personName(text.authorName) })
                : actionName(primary)}
        </Button>
        {secondary.map((action) => (
          <Button key={action} variant="secondary" busy={waiting} onClick={() => void save(action)}>
            {actionName(action)}
          </Button>
        ))}
      </div>
    </>
  );
}
