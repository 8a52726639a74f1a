import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  formatDateTime,
  formatShortDateTime,
  fromMoscowInput,
} from '../../../lib/dates/moscowTime';
import { useMinute } from '../../../lib/dates/useMinute';
import { textAt } from '../../../lib/i18n/dynamicKey';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { Button } from '../../../ui/actions/Button';
import { useCan } from '../../account/session/useStaffMember';
import { hasText } from '../../drafts/formStart';
import { NoteField } from '../../drafts/NoteField';
import { useIsUploading } from '../../forms/uploading';
import type { AnyValues } from '../../kinds/kind';
import { itemState, kindDefinition } from '../../kinds/kinds';
import { usePersonName } from '../../people/usePeople';
import { useItemForm } from '../form/ItemFormProvider';
import styles from './PublishingBar.module.css';
import { dateRelation, type FormAction, publishingPlan } from './publishingPlan';

type Publishing = ReturnType<typeof usePublishing>;

/** The states behind the buttons. An ended item is published, because visitors have seen it. */
const STORED = {
  draft: 'draft',
  scheduled: 'scheduled',
  shown: 'published',
  ended: 'published',
} as const;

/** Returns the buttons by date and clock, and the date, which is null if empty or invalid. */
export function usePublishing() {
  const { kind, item } = useItemForm();
  const { from } = kindDefinition(kind).period;
  const now = useMinute() ?? new Date();
  const date = fromMoscowInput(String(useWatch<AnyValues>({ name: from })));
  const plan = publishingPlan({
    stored: item ? STORED[itemState(kind, item)] : 'new',
    mayPublish: useCan()('publish', kind),
    date: dateRelation(date, now),
  });
  return { ...plan, date };
}

/**
 * Renders the buttons above a sentence about the effect of the first one. No button submits the
 * form by Enter, because a key pressed in a field must not publish.
 */
export function PublishingBar({ publishing }: { publishing: Publishing }) {
  const { t } = useTranslation(['admin', 'editor']);
  const language = useLanguage();
  const { draft, save, saving, note, item, others, publishDraft } = useItemForm();
  const mayReview = useCan()('review');
  const isUploading = useIsUploading();
  const [hasNote] = useState(!note.isEmpty);
  const { primary, secondary, date } = publishing;
  const waiting = saving.busy || isUploading;
  const personName = usePersonName();
  const waits = others.find((one) => one.state === 'waiting' && hasText(one));
  const isOwnText = draft.hasUnpublished && waits && !draft.hasTaken(waits);
  /** The text of a colleague that waits, the first of several, unless the person has typed. */
  const text = mayReview && item && !isOwnText && waits;
  // Scheduling with its date: “Schedule for 23 November, 10:30”.
  const actionName = (action: FormAction) =>
    t(`editor:action.${action}`, { date: date ? formatShortDateTime(date, language) : '' });
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
        {secondary
          // In the menu of the heading, because it takes the item off the site.
          .filter((action) => action !== 'toDraft')
          .map((action) => (
            <Button
              key={action}
              variant="secondary"
              busy={waiting}
              onClick={() => void save(action)}
            >
              {actionName(action)}
            </Button>
          ))}
      </div>
      <p role="status" className={`small-print ${styles.note}`}>
        {useOutcomeText(publishing)}
      </p>
    </>
  );
}

/** Returns when visitors will see the item, or that it has ended; empty if the button says it. */
function useOutcomeText({ effect, date }: Publishing): string {
  const { t } = useTranslation(['editor', 'kinds']);
  const language = useLanguage();
  const { kind } = useItemForm();
  const { until: untilField = 'ends_at' } = kindDefinition(kind).period;
  const [typedEnd, pinned] = useWatch<AnyValues>({ name: [untilField, 'pinned'] });
  const end = fromMoscowInput(String(typedEnd));
  const [from, until] = [date, end].map((at) => (at ? formatDateTime(at, language) : ''));
  const isWriter = effect === 'writerDraft' || effect === 'writerLive';
  if (end && end <= new Date() && !isWriter) {
    return textAt(t, `kinds:${kind}.effect.${pinned ? 'endedPinned' : 'ended'}`);
  }
  const context = until ? 'until' : undefined;
  // None where the name of the button says it all.
  return textAt(t, `kinds:${kind}.effect.${effect}`, { from, until, context, defaultValue: '' });
}
