import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { formatDateTime } from '../../../lib/dates/moscowTime';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { Button } from '../../../ui/actions/Button';
import { Note } from '../../../ui/feedback/Note';
import { RowBoundary } from '../../../ui/feedback/RowBoundary';
import { useCan } from '../../account/session/useStaffMember';
import { type Draft, isOwn } from '../../api/drafts';
import { HandoverBar } from '../../drafts/HandoverBar';
import { OtherDeviceBar } from '../../drafts/OtherDeviceBar';
import { type Handover, useHandovers } from '../../drafts/useDrafts';
import { ComparisonDialog, Differences, toDiffs } from '../../history/versions/Differences';
import { useFieldTexts } from '../../items/useTextDetails';
import type { Values } from '../../kinds/kind';
import { usePersonName } from '../../people/usePeople';
import { useItemForm } from '../form/ItemFormProvider';

function useHandoversOfItem(): Handover[] {
  const { itemId: opened } = useItemForm();
  return useHandovers().filter(({ itemId }) => itemId === opened);
}

/**
 * Renders what is known of the drafts of the item; scrolls to it when the form opens with what has
 * been typed or a conflict appears.
 */
export function DraftBars() {
  const { t } = useTranslation('admin');
  const { autosave } = useItemForm();
  const { start, replaced, status } = autosave;
  const isConflict = status.state === 'elsewhere';
  const handovers = useHandoversOfItem();
  const shown = handovers.filter((handover) => isOwn(handover) || handover.state === 'waiting');
  const others = start.others.filter(
    ({ authorId }) => !shown.some((handover) => handover.authorId === authorId),
  );
  const ref = useRef<HTMLElement>(null);
  // A reload restores the scroll position, and a conflict can appear while the person types further
  // down.
  useEffect(() => {
    if (start.isTyped || isConflict) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [start, isConflict]);
  const isEmpty = others.length === 0 && shown.length === 0;
  if (!start.isTyped && !replaced && !isConflict && isEmpty) return null;
  return (
    <section ref={ref} aria-label={t('autosave.region')} className="stack gap-2">
      {shown.map((handover) => (
        <RowBoundary key={handover.id} name={handover.title} element="div">
          {() => (
            <HandoverBar
              handover={handover}
              actions={<LookButton draft={start.others.find(({ id }) => id === handover.id)} />}
            />
          )}
        </RowBoundary>
      ))}
      {isConflict ? <OtherDeviceBar {...autosave} /> : <OwnTextBar />}
      {others.map((draft) => (
        <RowBoundary key={draft.id} name={draft.title} element="div">
          {() => <ColleagueBar draft={draft} />}
        </RowBoundary>
      ))}
    </section>
  );
}

/**
 * Says that the form has opened with what the person has typed, or that another text has replaced
 * it; offers to discard or undo.
 */
function OwnTextBar() {
  const { item, autosave } = useItemForm();
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { start, replaced, hasUnpublished } = autosave;
  const undoRef = useRef<HTMLButtonElement>(null);
  // Because the button that replaced the text has unmounted, or its dialog has closed.
  useEffect(() => {
    if (replaced) undoRef.current?.focus();
  }, [replaced]);
  if (!replaced && !start.isTyped) return null;
  const date = start.mine && formatDateTime(start.mine.at, language);
  const opened = item ? 'autosave.mine' : 'autosave.started';
  return (
    <Note kind="plain">
      <p>{t(replaced ? 'autosave.replaced' : opened, { date })}</p>
      {start.isOutdated && !replaced && <p>{t('autosave.outdated')}</p>}
      <div className="cluster gap-3">
        {replaced && (
          <Button ref={undoRef} variant="secondary" onClick={autosave.undo}>
            {t('autosave.undo')}
          </Button>
        )}
        {hasUnpublished && (
          <Button variant="tertiary" onClick={autosave.discardChanges}>
            {t('autosave.discard')}
          </Button>
        )}
      </div>
    </Note>
  );
}

/** Says that a colleague has unpublished changes; nothing once the form contains them. */
function ColleagueBar({ draft }: { draft: Draft }) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const personName = usePersonName();
  if (useItemForm().autosave.hasTaken(draft)) return null;
  const name = personName(draft.authorName);
  const date = formatDateTime(draft.savedAt, language);
  return (
    <Note kind="plain">
      <p>{t('autosave.colleague', { name, date })}</p>
      <LookButton draft={draft} />
    </Note>
  );
}

/**
 * Renders the button that compares the form with a draft of a colleague, at once if the URL names
 * the colleague; nothing without a draft, or once the form contains it.
 */
function LookButton({ draft }: { draft: Draft | undefined }) {
  const { t } = useTranslation('admin');
  const { autosave } = useItemForm();
  const { hash } = useLocation();
  const isShown = draft !== undefined && !autosave.hasTaken(draft);
  const [isOpen, setIsOpen] = useState(isShown && hash === `#${draft.authorId}`);
  return (
    isShown && (
      <>
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          {t('autosave.look')}
        </Button>
        {isOpen && <DraftDialog draft={draft} onClose={() => setIsOpen(false)} />}
      </>
    )
  );
}

/**
 * Compares the form with the draft of a colleague, which an admin takes over, or publishes at once
 * if it was handed over.
 */
function DraftDialog({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const { kind, item, autosave } = useItemForm();
  const { getValues } = useFormContext<Values>();
  const textsOf = useFieldTexts(kind);
  const personName = usePersonName();
  const publish = usePublishDraft(draft);
  const waiting = useHandoversOfItem().filter(({ state }) => state === 'waiting');
  const mayPublish = useCan()('publish') && waiting.some(({ id }) => id === draft.id);
  const names = {
    mine: t('autosave.lookTheirs'),
    theirs: t('autosave.lookMine'),
    same: t('conflict.same'),
  };
  const theirs = autosave.valuesOf(draft) as Values;
  const diffs = toDiffs(textsOf(theirs, item), textsOf(getValues(), item));
  return (
    <ComparisonDialog
      title={t('autosave.lookTitle')}
      onClose={onClose}
      actions={
        <>
          {mayPublish && (
            <Button
              onClick={() => {
                onClose();
                publish();
              }}
            >
              {t('handover.publish', { name: personName(draft.authorName) })}
            </Button>
          )}
          <Button
            variant={mayPublish ? 'secondary' : 'primary'}
            onClick={() => {
              onClose();
              autosave.take(draft);
            }}
          >
            {t('autosave.adopt')}
          </Button>
          <Button variant="tertiary" onClick={onClose}>
            {t('autosave.lookBack')}
          </Button>
        </>
      }
    >
      <Differences replaces diffs={diffs} names={names} />
      <p>{t('autosave.lookLead')}</p>
    </ComparisonDialog>
  );
}

/**
 * Returns the draft of a colleague that waits for the signed-in admin, the first of several;
 * undefined without one.
 */
export function useHandedOver(): Draft | undefined {
  const { item, autosave } = useItemForm();
  const mayReview = useCan()('review');
  const waiting = useHandoversOfItem().filter(({ state }) => state === 'waiting');
  if (!mayReview || !item) return undefined;
  return autosave.start.others.find((draft) => waiting.some(({ id }) => id === draft.id));
}

/**
 * Returns a function that fills the form with the draft of a colleague and publishes it, which ends
 * its review.
 */
export function usePublishDraft(draft: Draft | undefined): () => void {
  const { autosave, save } = useItemForm();
  return () => {
    if (draft && !autosave.hasTaken(draft)) autosave.take(draft);
    void save('publishChanges');
  };
}
